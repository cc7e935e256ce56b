import { expect, test } from "vitest";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { ENCRYPTED, PACKED } from "../support/encrypted-pdfs";
import { openPdf } from "../support/pdf";
import { PDF } from "../support/people";
import { PICTURES } from "../support/photos";
import {
  compoundFile,
  doc,
  docx,
  encryptedPdf,
  lockedDoc,
  lockedDocx,
  wordParts,
  zip,
} from "../support/resume-files";

// Which files are accepted as a resume, and the message for each refused file.

type Content = string | Uint8Array<ArrayBuffer>;

async function upload(name: string, content: Content) {
  const { token } = await logIn();
  const form = new FormData();
  form.set("resume", new File([content], name));
  const answer = await call("POST", "/user/resume", { token, form });
  const { body: list } = await call("GET", "/user/resume", { token });
  return { ...answer, list };
}

const bytes = (content: string) => new Uint8Array(Buffer.from(content));
const cut = (content: Content, part: number) =>
  new Uint8Array(Buffer.from(content).subarray(0, content.length * part));
/** A PDF with a second trailer, like a file that was changed and saved again. */
const saved = `${PDF}3 0 obj<</Type/Page/Parent 2 0 R>>endobj\nstartxref\n164\n%%EOF\n`;

test.each<[string, string, Content]>([
  ["a PDF", "Asha.pdf", PDF],
  ["a PDF in capitals", "ASHA.PDF", PDF],
  ["a PDF with something before it", "a.pdf", `junk before\n${PDF}`],
  ["a PDF with something behind it", "a.pdf", `${PDF}<!-- sent by a shop -->\n`],
  ["a PDF that was saved twice", "a.pdf", saved],
  ["a PDF with packed objects", "a.pdf", PACKED.plain],
  ["a PDF with packed objects and a password of its owner", "a.pdf", PACKED.owner],
  ["a PDF with a wrong table of objects", "a.pdf", PDF.replace("164", "999")],
  ["a DOC", "asha.doc", doc()],
  ["a DOCX", "asha.docx", docx()],
  ["a DOCX whose document has another name", "a.docx", docx(wordParts("word/document2.xml"))],
])("%s is accepted", async (_, name, content) => {
  const { status, list } = await upload(name, content);
  expect(status).toBe(201);
  expect(list).toMatchObject([{ fileName: name }]);
});

test.each(
  ENCRYPTED,
)("a PDF encrypted by $method: opens without a password, $opens", async (one) => {
  const content = encryptedPdf(one);
  const opened = await openPdf(bytes(content)).then(
    ({ numPages }) => numPages === 1,
    ({ name }) => (name === "PasswordException" ? false : name),
  );
  expect(opened).toBe(one.opens);
  const { status, body, list } = await upload("a.pdf", content);
  if (one.opens) return expect(status).toBe(201);
  expect({ status, body }).toMatchObject({ status: 415, body: { code: "resume_locked" } });
  expect(body.message).toMatch(/only with a password.*Print.*“Save as PDF”/);
  expect(list).toEqual([]);
});

test.each<[string, string, Content, string, RegExp]>([
  ["a locked PDF of packed objects", "a.pdf", PACKED.user, "locked", /only with a password/],
  ["a locked DOC", "a.doc", lockedDoc(), "locked", /only with a password.*save it as a PDF/],
  ["a locked DOCX", "a.docx", lockedDocx(), "locked", /only with a password.*save it as a PDF/],
  ["a locked ZIP", "a.docx", docx(wordParts(), { isEncrypted: true }), "locked", /password/],
  ["a PDF without its end", "a.pdf", cut(PDF, 0.9), "unreadable", /cut off.*Save it once more/],
  ["a PDF cut off since it was saved", "a.pdf", saved.slice(0, -30), "unreadable", /cut off/],
  ["a PDF without a page", "a.pdf", PDF.replace("/Type/Page/", "/"), "unreadable", /has no page/],
  ["a DOCX that is cut off", "a.docx", cut(docx(), 0.7), "unreadable", /broken or cut off/],
  ["a DOC that is cut off", "a.doc", cut(doc(), 0.5), "unreadable", /broken or cut off/],
  [
    "a DOCX with macros",
    "a.docx",
    docx({ ...wordParts(), "word/vbaProject.bin": "x" }),
    "macros",
    /has macros.*Save it as a PDF/,
  ],
  [
    "a DOCM",
    "a.docm",
    docx(wordParts("word/document.xml", "application/vnd.ms-word.document.macroEnabled.main+xml")),
    "macros",
    /has macros.*Save it as a PDF/,
  ],
  ["a DOC with macros", "a.doc", doc({ _VBA_PROJECT: new Uint8Array(8) }), "macros", /has macros/],
])("%s is refused with the reason", async (_, name, content, code, words) => {
  const { status, body, list } = await upload(name, content);
  expect({ status, body }).toMatchObject({ status: 415, body: { code: `resume_${code}` } });
  expect(body.message).toMatch(words);
  expect(body.fields.resume).toBe(body.message);
  expect(list).toEqual([]);
});

const MHT = 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="a"\n\n--a\n\n<html>';
const XML = '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?>\n<w:wordDocument/>';
const HEIC = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
const sheet = zip({
  "[Content_Types].xml": "<Types/>",
  "xl/workbook.xml": "<workbook/>",
  "word/document.xml": "<x/>",
});
const odt = zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" });

test.each<[string, Content, RegExp]>([
  ["a.rtf", "{\\rtf1\\ansi Asha}", /Rich Text file \(RTF\).*save it as a PDF/],
  ["a.doc", "{\\rtf1\\ansi Asha}", /Rich Text file \(RTF\)/],
  ["a.html", "<!DOCTYPE html><html><body>Asha", /web page \(HTML\).*“Save as PDF”/],
  ["a.doc", '\ufeff<html xmlns:o="urn:schemas-microsoft-com:office">', /web page \(HTML\)/],
  ["script.pdf", "<script>alert(1)</script>", /web page \(HTML\)/],
  ["a.mht", MHT, /saved web page or mail \(MHT\).*“Save as PDF”/],
  ["a.doc", MHT, /MHT/],
  ["a.xml", XML, /Word XML.*save it as a PDF/],
  ["a.doc", XML, /Word XML/],
  ["empty.pdf", "", /It is empty.*upload the new file/],
  ["photo.heic", bytes(HEIC), /photo \(HEIC\).*“Photograph your resume”/],
  ["photo.pdf", PICTURES.baseline, /picture.*“Photograph your resume”/],
  ["a.odt", odt, /OpenDocument text \(ODT\).*save it as a PDF/],
  ["a.docx", sheet, /Excel table/],
  ["a.xls", compoundFile({ Workbook: new Uint8Array(8) }), /Excel table/],
  ["a.docx", zip({ "word/document.xml": "<w:document/>" }), /archive \(ZIP\).*Open it/],
  ["a.docx", zip({ "META-INF/MANIFEST.MF": "x", "word/document.xml": "x" }), /program/],
  ["Asha.exe", "MZ\x90\0", /program/],
  ["cv.txt", "Asha Verma, Bhopal", /plain text.*save it as a PDF/],
  ["Asha", bytes("\0\x01\x02\xff"), /name has no ending/],
  ["a.bin", bytes("\0\x01\x02\xff"), /don't know what it is/],
])("%s gets a message that says what it is and what to do", async (name, content, words) => {
  const { status, body, list } = await upload(name, content);
  expect({ status, body }).toMatchObject({ status: 415, body: { code: "resume_type" } });
  expect(body.message).toMatch(/^That file is not a PDF, DOC or DOCX\. /);
  expect(body.message).toMatch(words);
  expect(list).toEqual([]);
});

test.each<[string, Content, RegExp]>([
  ["Asha", PDF, /name of this file has no ending\. It is a PDF file: add “\.pdf”/],
  ["Asha.exe", PDF, /ends in “\.exe”\. It is a PDF file: add “\.pdf”/],
  ["asha.doc", docx(), /ends in “\.doc”\. It is a DOCX file: add “\.docx”/],
  ["asha.docx", PDF, /It is a PDF file/],
  ["a\u202efdp.exe", PDF, /ends in “\.exe”/],
])("%s, a good file with a wrong ending, is told the right one", async (name, content, words) => {
  const { status, body } = await upload(name, content);
  expect({ status, body }).toMatchObject({ status: 415, body: { code: "resume_type" } });
  expect(body.message).toMatch(words);
});

test.each([
  ["a\u202efdp.exe.pdf", "afdp.exe.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["..\\..\\Asha.pdf", "Asha.pdf"],
  ["C:\\Users\\asha\\cv.pdf", "cv.pdf"],
  ["Asha\r\nBcc: x.pdf", "Asha Bcc: x.pdf"],
  ["a\0b\u2066\u200b.pdf", "a b.pdf"],
  ["  .pdf", "resume.pdf"],
  ["CV 10/2026.pdf", "CV 10/2026.pdf"],
  ["आशा का रिज़्यूमे.pdf", "आशा का रिज़्यूमे.pdf"],
])("the name %j is stored and shown as %j", async (name, flat) => {
  const { status, body, list } = await upload(name, PDF);
  expect(status).toBe(201);
  expect(body.fileName).toBe(flat);
  expect(list).toMatchObject([{ fileName: flat }]);
});
