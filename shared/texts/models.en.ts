/** What the settings say of models on this device. */
export const modelsEnglish = {
  own_absent:
    'This browser has no model of its own. Chrome on a computer has one since version 138, or you can use a model server of your own. Neither sends us anything.',
  own_unavailable:
    'This browser has a model, but cannot run it on this computer. Chrome asks for 22 GB of free disk space, and for 16 GB of memory with four processor cores or a graphics card with more than 4 GB; a policy may also have switched it off.',
  own_downloadable:
    'This browser can download its model now: a few gigabytes, once, from the browser’s maker. After that, nothing leaves your device.',
  own_downloading: 'The browser is downloading its model. Press the button to see how far it is.',
  own_available: 'The model is here. Nothing leaves your device.',
  ownArrived: '{percent, number} % of the model has arrived.',
  downloadOwn: 'Download the model',
  stop: 'Cancel',
  progress: 'Download',
  cannotRun:
    'This browser cannot run a model inside an extension. A model server of your own, such as Ollama, works here.',
  takes: 'It takes {size} on your device and, while it works, about 1 GB of memory.',
  comesFrom:
    'It comes from Hugging Face once. After that, nothing leaves your device. Good for short drafts on a fast computer; it needs about 1 GB of memory while it works.',
  arrived: '{percent, number} % of {size}. Keep this window open.',
  cancel: 'Cancel',
  download: 'Download {size}',
  downloadRest: 'Download the other {size}',
  removeAndFree: 'Remove and free {size}',
  megabytes: '{count, number} MB',
  notDownloaded: 'Not downloaded',
  stopped_refused: 'Your browser did not allow the download. Press Download again and choose Allow.',
  stopped_busy: 'Another Whetstone window is downloading it. Follow it there.',
  stopped_no_room: 'There is not enough room on your device. Free some space, then press Download again.',
  stopped_unreachable: 'The download stopped. Press Download to go on from there.',
  stopped_wrong_file: 'The file that arrived was not the right one, so it was deleted. Try again later.',
} as const;
