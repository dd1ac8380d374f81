import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { usePhone } from './phone.ts';

/** Shown while a phone is asked for a signature: where to look, and what to do if nothing appears. */
export function PhoneRequest() {
  const phone = usePhone();
  return (
    <div role="status" className="mt-4 empty:hidden">
      {phone.step === 'signing' && (
        <Notice kind="care" title="Approve the signature on your phone">
          <p>Nothing there? Unlock your phone and open your wallet. It must be online.</p>
          <Button look="quiet" onPress={phone.cancel}>
            Stop waiting
          </Button>
        </Notice>
      )}
    </div>
  );
}
