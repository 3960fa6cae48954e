import { loadBareHarper } from './bare-harper.ts';
import { harperWasmUrl, loadOffline } from './run-offline.ts';

// Loads one of the two in a process that has loaded nothing before, and tells what it took.

const begin = performance.now();
if (process.argv[2] === 'bare') await loadBareHarper(harperWasmUrl());
else await loadOffline();
const setupMs = performance.now() - begin;
process.send?.({ setupMs, memoryMb: process.memoryUsage().rss / 2 ** 20 });
process.once('disconnect', () => process.exit());
