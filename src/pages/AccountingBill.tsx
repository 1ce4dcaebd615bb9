import { Bill } from '../components/live/Bill.tsx';
import { LiveSection } from '../components/live/LiveSection.tsx';
import { billWords } from '../content/live/bill.ts';

/** An invoice to try, on the page of Accounting Software. */
export default function AccountingBill() {
  return (
    <LiveSection name="bill" words={billWords}>
      <Bill words={billWords} />
    </LiveSection>
  );
}
