import { answerForModels } from '@/entrypoints/code-models/answer.ts';

answerForModels();
