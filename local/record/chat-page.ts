/** A chat page like many and of nobody: something to write in beside the card. */
export const chatPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Chat</title>
<style>
  :root { color-scheme: light dark; --paper: light-dark(#ffffff, #1c1c1e); --side: light-dark(#f3f3f4, #151516); --line: light-dark(#dcdcdf, #37373a); --soft: light-dark(#6b6b70, #a1a1a6); }
  * { box-sizing: border-box; }
  body { margin: 0; height: 100vh; display: grid; grid-template-columns: 210px 1fr; background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
  nav { background: var(--side); padding: 24px 16px; color: var(--soft); font-size: 14px; }
  nav b { display: block; margin-block-end: 12px; }
  nav p { margin: 0 0 10px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  main { display: grid; grid-template-rows: 1fr auto; padding: 32px clamp(24px, 6vw, 96px) 28px; min-width: 0; }
  .asked { justify-self: end; max-width: 70%; padding: 10px 16px; border-radius: 16px; background: var(--side); }
  .answer { max-width: 62ch; }
  textarea { width: 100%; height: 132px; padding: 16px 18px; border: 1px solid var(--line); border-radius: 18px; background: var(--paper); color: inherit; font: inherit; resize: none; }
</style>
</head>
<body>
<nav aria-label="Chats"><b>Chats</b><p>Numbers for Thursday</p><p>Recipe for four</p><p>Week in Lisbon</p><p>Names for a cat</p></nav>
<main>
<div>
<p class="asked" style="margin-inline-start:auto;width:fit-content">What should a short mail to a colleague say first?</p>
<p class="answer">What you need, and by when. The reason can follow in one sentence, and thanks close it.</p>
</div>
<textarea name="prompt-textarea" aria-label="Message"></textarea>
</main>
</body>
</html>`;
