import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

/** What a bench may ask of the page; `window.chatPage`. */
export interface ChatPage {
  /** Streams an answer into the last message for `ms`; gives the number of tokens. */
  stream(tokensPerSecond: number, ms: number): Promise<number>;
  /** Shows another conversation the way a single-page application does: new path, new messages, new composer. */
  navigate(path: string): void;
  /** Puts a draft into the composer and the caret behind it. */
  write(text: string): void;
}

declare global {
  interface Window {
    chatPage: ChatPage;
  }
}

const WORDS =
  'the quick answer depends on what you would like to build first and how many people need it'.split(' ');
let editor: EditorView;

function sentence(seed: number, length: number): string {
  return Array.from({ length }, (_, index) => WORDS[(seed * 7 + index * 3) % WORDS.length]).join(' ');
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function message(index: number): HTMLElement {
  const body = element('div', 'markdown prose');
  if (index % 2 === 1) {
    body.append(element('p', '', sentence(index, 40)), element('p', '', sentence(index + 1, 30)));
    body.append(element('pre', 'code', element('code', '', `const answer = ${index};\nrender(answer);\n`)));
    body.append(
      element('ul', '', element('li', '', sentence(index, 9)), element('li', '', sentence(index + 2, 8))),
    );
    body.append(element('div', 'actions', element('button', '', 'Copy'), element('button', '', 'Retry')));
  } else {
    body.append(element('p', '', sentence(index, 18)));
  }
  const turn = element('article', index % 2 === 1 ? 'turn assistant' : 'turn user', body);
  turn.dataset.testid = `conversation-turn-${index}`;
  return turn;
}

function composer(): HTMLElement {
  const place = element('div', 'composer-place');
  editor = new EditorView(place, {
    state: EditorState.create({ schema, plugins: [history(), keymap(baseKeymap)] }),
    attributes: { id: 'prompt-textarea', role: 'textbox', 'aria-label': 'Chat with ChatGPT' },
  });
  const send = element('button', 'send', '↑');
  send.id = 'composer-submit-button';
  send.dataset.testid = 'send-button';
  const form = element('form', 'composer', place, element('div', 'trailing', send));
  form.id = 'composer';
  return form;
}

function show(messageCount: number): void {
  const thread = element('div', 'thread', ...Array.from({ length: messageCount }, (_, i) => message(i)));
  const main = element('main', '', thread, composer());
  document.querySelector('main')?.remove();
  document.querySelector('#app')?.append(main);
}

window.chatPage = {
  stream: (tokensPerSecond, ms) =>
    new Promise((resolve) => {
      const paragraph = element('p', 'streaming');
      document.querySelector('.thread')?.lastElementChild?.querySelector('.markdown')?.append(paragraph);
      const wanted = Math.round((tokensPerSecond * ms) / 1000);
      let tokens = 0;
      const timer = setInterval(() => {
        performance.mark('bench:token');
        paragraph.append(element('span', '', `${WORDS[tokens % WORDS.length]} `));
        tokens += 1;
        if (tokens < wanted) return;
        clearInterval(timer);
        resolve(tokens);
      }, 1000 / tokensPerSecond);
    }),
  navigate: (path) => {
    window.history.pushState(null, '', path);
    editor.destroy();
    show(40);
  },
  write: (text) => {
    editor.focus();
    const { tr, doc } = editor.state;
    editor.dispatch(tr.insertText(text, 1, doc.content.size - 1));
  },
};

show(Number(new URLSearchParams(location.search).get('messages') ?? 400));
