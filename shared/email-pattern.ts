/** The format of an email address. Without a schema library, because visitors' browsers load it, too. */
export const emailPattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;
