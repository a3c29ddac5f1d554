/** The company's number, to be dialled at a touch. It keeps the spelling of the settings on screen. */
export function PhoneLink({ telephone, className }: { telephone: string; className?: string }) {
  return (
    <a className={className} href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
      {telephone}
    </a>
  );
}
