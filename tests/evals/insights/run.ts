import { runInsightsEvals } from './insights-evals.ts';

process.exitCode = runInsightsEvals() ? 0 : 1;
