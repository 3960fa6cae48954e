/** The least a press can do before a request leaves: a button that asks the background. */
const button = document.createElement('button');
button.type = 'button';
button.textContent = 'Improve';
button.addEventListener('click', () => {
  const text = document.querySelector('#prompt-textarea')?.textContent ?? '';
  void chrome.runtime.sendMessage({ text });
});
document.querySelector('#composer')?.append(button);

export {};
