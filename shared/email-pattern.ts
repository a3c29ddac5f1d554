/** What an email address looks like. Without a schema, since browsers of visitors load it too. */
export const emailPattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;
