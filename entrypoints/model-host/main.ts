import { reportUncaught } from '@/shared/errors/report-uncaught.ts';
import { watchDownloadedModel } from '@/shared/extension/downloaded-model.ts';
import { tellFailures } from '@/shared/extension/tell-failures.ts';
import { loadModel } from './load-model.ts';
import { serveModel } from './serve-model.ts';

tellFailures();
reportUncaught('model');
// Of the browser's interfaces this page has `runtime` alone. As long as the page lives.
const { signal } = new AbortController();
const { forget } = serveModel({ load: loadModel, onIdle: () => window.close() });
watchDownloadedModel(forget, signal);
