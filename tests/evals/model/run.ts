import { parseArgs } from 'node:util';
import { createAsk } from './ask-model.ts';
import { chooseDrafts } from './choose-drafts.ts';
import { compareConditions } from './compare-conditions.ts';
import { conditions } from './conditions.ts';
import { promptHashes } from './prompt-hash.ts';
import { recorded, writeRecording } from './recording.ts';
import { scriptedModel } from './scripted-model.ts';

const { values } = parseArgs({
  options: {
    /** Without an address the scripted model answers: the run then proves the machinery alone. */
    'base-url': { type: 'string' },
    model: { type: 'string', default: '' },
    'judge-url': { type: 'string' },
    judge: { type: 'string', default: '' },
    rivals: { type: 'string' },
    drafts: { type: 'string', default: '150' },
  },
});

const drafts = chooseDrafts(Number(values.drafts));

function models() {
  const { 'base-url': baseUrl, 'judge-url': judgeUrl, model, judge } = values;
  if (!baseUrl) {
    const wins = { 'ours, balanced': 0.7, 'ours, reframe': 0.6, bare: 0.3 };
    return { model: 'scripted', judge: 'scripted', ask: scriptedModel({ wins }), tokens: () => 0 };
  }
  const worker = createAsk({ baseUrl, model, key: process.env.EVALS_KEY });
  const second = createAsk({
    baseUrl: judgeUrl ?? baseUrl,
    model: judge,
    key: process.env.EVALS_JUDGE_KEY ?? process.env.EVALS_KEY,
  });
  if (judge === '' || judge === model) throw new Error('Name a judge of another family: --judge.');
  const tokens = () => worker.tokens() + second.tokens();
  const ask = { writer: worker.ask, answerer: worker.ask, judge: second.ask };
  return { model, judge, ask, tokens };
}

const { model, judge, ask, tokens } = models();
const said: Record<string, string> = {};
const rows = await compareConditions(drafts, conditions(values.rivals), recorded(ask, said));
const percent = (share: number) => `${Math.round(share * 100)} %`;
console.table(
  rows.map(({ condition, wins, lengthControlled, kept, followed, growth }) => ({
    condition,
    wins: `${percent(wins.rate)} (${percent(wins.low)}–${percent(wins.high)})`,
    'at equal length': percent(lengthControlled),
    'constraints kept': percent(kept),
    'limits met': `${followed.met} of ${followed.limits}`,
    'prompt grows': `${growth.toFixed(2)}×`,
  })),
);
const calls = drafts.length * (1 + 4 * (rows.length - 1));
console.log(`${calls} calls${tokens() > 0 ? `, ${tokens().toLocaleString('en')} tokens` : ''}.`);
const at = new Date().toISOString().slice(0, 10);
const name = writeRecording({ model, judge, at, prompts: promptHashes(), rows }, { drafts, said });
console.log(`Recorded as tests/evals/model/recordings/${name}.json, with its answers in ${name}.br.`);
