import type { EngineKind } from './engine-kind.ts';

export const id = 'local';

/** A model server of the user's own, at the ports such servers come with. */
export const localServer = {
  id,
  access: 'server',
  cost: 'user_server',
  strength: 30,
  sendsText: true,
  takesTwo: false,
  server: {
    storedAs: 'localServer',
    takesKey: false,
    presets: [
      {
        id: 'ollama',
        label: 'Ollama',
        baseUrl: 'http://127.0.0.1:11434/v1',
        model: '',
        start: 'Start it with: ollama serve',
      },
      {
        id: 'lm-studio',
        label: 'LM Studio',
        baseUrl: 'http://127.0.0.1:1234/v1',
        model: '',
        start: 'In LM Studio open Developer and start the server, or run: lms server start',
      },
      {
        id: 'llama-cpp',
        label: 'llama.cpp',
        baseUrl: 'http://127.0.0.1:8080/v1',
        model: '',
        start: 'Start it with: llama-server -m your-model.gguf',
      },
      {
        id: 'custom',
        label: 'Another server',
        baseUrl: '',
        model: '',
        start: 'Start the server, and check the port in its address.',
      },
    ],
  },
  texts: {
    label: 'Your model server',
    hints: {
      ready: 'Writes and rebuilds · free',
      needs_setup: 'Ollama, LM Studio, llama.cpp · free',
      absent: '',
    },
    name: 'Your model server',
    promise: 'sent only to your server',
    place: 'on your server',
    subject: 'Your server',
    logName: 'Your server',
  },
} as const satisfies EngineKind;
