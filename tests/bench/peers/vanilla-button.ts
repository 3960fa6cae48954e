/** The least an extension can do beside a composer: one button in a shadow root. */
const host = document.createElement('div');
const button = document.createElement('button');
button.textContent = 'Improve';
button.addEventListener('click', () => button.toggleAttribute('disabled'));
host.attachShadow({ mode: 'open' }).append(button);
document.querySelector('#composer')?.append(host);

export {};
