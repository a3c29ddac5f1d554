declare global {
  var galleyFrame: HTMLIFrameElement | undefined;
}

/**
 * Begins to load the canvas, once: the script inside the document does that, before there is a body, and the admin's
 * files take the frame over.
 */
export function beginCanvas(): HTMLIFrameElement {
  if (globalThis.galleyFrame) return globalThis.galleyFrame;
  const frame = document.createElement('iframe');
  frame.src = '/canvas.html';
  frame.style.cssText = 'position:fixed;visibility:hidden';
  document.documentElement.append(frame);
  globalThis.galleyFrame = frame;
  return frame;
}
