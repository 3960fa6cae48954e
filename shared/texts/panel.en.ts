/** What the frame of the side panel says, and the form of its first tab. */
export const panelEnglish = {
  tab_enhance: 'Sharpen',
  tab_files: 'Files',
  tab_library: 'Library',
  tab_personas: 'Personas',
  tab_activity: 'Activity',
  tab_settings: 'Settings',
  reload: 'Reload',
  draft: 'Your draft',
  draftPlaceholder: 'Paste or type a prompt, a mail, a message…',
  paletteKey: 'Type {key} for prompts and actions',
  actionsKey: '{key} in your draft',
  levelIs: 'Level: {level}',
  mode: 'Mode',
  needsModel: 'Needs an AI model',
} as const;
