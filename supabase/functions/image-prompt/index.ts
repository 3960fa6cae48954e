import { createDeps } from './deps.ts';
import { createApp } from './handler.ts';

Deno.serve(createApp(createDeps(Deno.env.toObject())).fetch);
