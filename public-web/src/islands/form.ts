/**
 * Loads what sends a form, checks it and sets its numbers apart when somebody turns to the form. Most visitors of a page
 * do not, and until the file is there (or if it never comes) the browser checks and posts the form by itself.
 */

/** Put in by the build: its name changes with what is in it. */
declare const LATE_FORM: string;

export function start(): void {
  document.querySelectorAll('[data-sent]').forEach((form) => {
    let script: HTMLScriptElement | undefined;
    // `input`: what was already focused as the page came, or is filled in by the browser.
    ['mouseenter', 'focusin', 'input'].forEach((event) => {
      form.addEventListener(event, () => {
        if (script) return;
        script = document.createElement('script');
        script.src = LATE_FORM;
        document.body.append(script);
      });
    });
  });
}
