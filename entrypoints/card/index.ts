import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerCard } from './offer-card.ts';

export default defineUnlistedScript(() => offerCard());
