import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/payment/receipt-page";
import { brand } from "../../worker/facts/brand";
import printReceipt from "../application/panels/print-receipt?worker&url";
import { receiptOf } from "../application/view/receipt";
import { useHydrated } from "../delivery/hydrated";
import { idParam } from "../forms/form.server";
import { Page } from "../frame/page";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { Card, Perforation } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { clockTime, gstSplit, rupeesAndPaise } from "../words/format";

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const user = await session.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/applications");
  const result = await attempt(
    unwrap(session.api.user.applications[":id"].$get({ param: { id } })),
  );
  const receipt = "data" in result && receiptOf(result.data);
  // The application's own page explains why there is no receipt.
  if (!receipt) throw redirect(`/applications/${id}`);
  const { title, company } = result.data.job;
  return { id: result.data.id, payer: user.name, title, company, receipt };
}

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function ReceiptPage() {
  const { id, payer, title, company, receipt } = useLoaderData<typeof loader>();
  const { base, gst } = gstSplit(receipt.amount);
  return (
    <Page narrow>
      <div className="screen-only">
        <BackLink to={`/applications/${id}`}>{words.back}</BackLink>
      </div>
      <Card className="mt-3">
        <img src="/logo.svg" alt={brand.name} width="128" height="34" />
        <h1 className="mt-4">{words.receipt}</h1>
        <p className="mt-1 text-ink-2">{words.issuer}</p>
        <Perforation />
        <FactList
          rows={[
            { label: words.paidBy, value: payer ?? words.you },
            { label: words.paidFor, value: words.slotNumber(id) },
            { label: words.work, value: words.jobAt(title, company) },
            { label: words.paidOn, value: clockTime(receipt.at) },
            ...(receipt.method ? [{ label: words.method, value: receipt.method }] : []),
            { label: words.reference, value: receipt.reference },
          ]}
        />
        <Perforation />
        <FactList
          rows={[
            { label: words.slotFee, value: rupeesAndPaise(base) },
            { label: words.gstIncluded, value: rupeesAndPaise(gst) },
            { label: words.paid, value: rupeesAndPaise(receipt.amount), strong: true },
            ...(receipt.back
              ? [{ label: receipt.back.label, value: rupeesAndPaise(receipt.back.amount) }]
              : []),
          ]}
        />
        <Perforation />
        <p>{words.refundRule}</p>
        <p className="mt-3 text-sm text-ink-2">{words.questions}</p>
      </Card>
      <div className="screen-only mt-4 grid gap-3">
        <p>{words.howToKeep}</p>
        <p id="print" hidden={!useHydrated()}>
          <Button type="button" variant="second" onClick={() => print()}>
            {words.print}
          </Button>
        </p>
      </div>
      <script type="module" src={printReceipt} />
    </Page>
  );
}
