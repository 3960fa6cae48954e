// The standard address of the local stack; the browser of the bench leads it to where the bench listens.
const API_URL = 'http://127.0.0.1:54321';

/** Sends what the button gave, with what an account needs from storage. */
chrome.runtime.onMessage.addListener((message: { text: string }) => {
  void chrome.storage.local.get('session').then(() =>
    fetch(`${API_URL}/functions/v1/enhance`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }),
  );
});
