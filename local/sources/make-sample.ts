import { writeFileSync } from 'node:fs';
import { makeSampleVoices } from './sample-voices.ts';

// Writes what the sample report is made from: `node local/bootstrap.mjs local/sources/make-sample.ts`, then `npm run format`.

const file = new URL('../../supabase/functions/analysis/sample/voices.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(makeSampleVoices(), null, 2)}\n`);
