import { dialLink } from '@galley/shared/phone/dial-link';

interface PhoneLinkProps {
  telephone: string;
  telephoneShown?: string;
  /** As the button of the header, with a receiver: on narrow screens that is all that shows. */
  isButton?: boolean;
}

/** The company's number, to be dialled at a touch. It keeps the spelling of its country on screen. */
export function PhoneLink({ telephone, telephoneShown = telephone, isButton = false }: PhoneLinkProps) {
  return (
    <a className={isButton ? 'button phone' : undefined} href={dialLink(telephone)}>
      {isButton ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 1 3 3C0 9 12 24 19 22l3-4-6-4-3 3q-4-3-5-7l3-3z" />
        </svg>
      ) : null}
      {telephoneShown}
    </a>
  );
}
