/** Says which submission staff have read, so that they decide about no other. */
export const AsSubmitted = ({ at }: { at: string | null }) =>
  at && <input type="hidden" name="submittedAt" value={at} />;
