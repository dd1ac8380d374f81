/** Shows what the service sends to this browser, and opens the page that it is about. */
const here = self.registration.scope;

self.addEventListener('push', (event) => {
  const { id, title, body, url } = event.data.json();
  // The same message twice is one.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  // Nowhere but to our own pages.
  event.waitUntil(self.clients.openWindow(url.startsWith(here) ? url : here));
});
