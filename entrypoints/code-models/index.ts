import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerForModels } from './answer.ts';

export default defineUnlistedScript({ globalName: false, main: () => answerForModels() });
