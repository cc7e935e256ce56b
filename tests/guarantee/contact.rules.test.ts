import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { leadsElsewhere } from "../../worker/contract/contact";

// The escapes are characters that look like others, or that are invisible.

const ELSEWHERE = [
  "9876543210",
  "98765 43210",
  "987 654 3210",
  "9876-543-210",
  "98.765.43210",
  "9 8 7 6 5 4 3 2 1 0",
  "+91 (98765) 43210",
  "98765 - 43210",
  "98765\u201143210",
  "98765\u00a043210",
  "98765\u200b43210",
  "98765\u202e43210",
  "98765\u000043210",
  "0120 456 7890",
  "९८७६५ ४३२१०",
  "௯௮௭௬௫௪௩௨௧௦",
  "９８７６５４３２１０",
  "9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e3",
  "Ask on 24.11.2026: 98765 43210",
  "9,8,7,6,5,4,3,2,1,0",
  "98/76/54/32/10",
  "98765, 43210",
  "98765 / 43210",
  "Desk 1, 9,8,7,6,5,4,3,2,1,0",
  "98:76:54:32:10",
  "98,765-43,210",
  "९८,७६,५४,३२,१०",
  "98765 ~~~ 43210",
  "98765 _ _ 43210",
  "98765 * * * * * 43210",
  "❾❽❼❻❺❹❸❷❶⓿",
  "98765\u3164\u316443210",
  "98765\u115f\u115f43210",
  "➒➑➐➏➎➍➌➋➊\u{1f10c}",
  "➈➇➆➅➄➃➂➁➀\u{1f10b}",
  "⓽⓼⓻⓺⓹⓸⓷⓶⓵⓪",
  "⑨⑧⑦⑥⑤④③②①⓪",
  "➒⓼7❻❺ ④➂❷⓫",
  "987654321O",
  "98765 4321 O",
  "9876543\u041e1\u043e",
  "98765o43210",
  "O120 456 789O",
  "98765 x 43210",
  "98765x43210",
  "Call 98765 n 43210 now",
  "987l654s3210",
  "\u0969 x 98765x4321o",
  "९८७६५ x ४३२१०",
  "Desk 1, 98765 ~~~ 43210",
  "Room 12, 98765 * * * 43210",
  "Gate 2, 10:30, 98765 --> 43210",
  "203.0.113.7/pay",
  "२०३.०.११३.७",
  "evil.in",
  "evil\u200b.in",
  "evil\u3002in/pay",
  "evil\uff0ein/pay",
  "evil\uff61in/pay",
  "bit\u2027ly",
  "bit\ua4f8ly/x",
  "evil\u0702com",
  "दुकान.भारत",
  "www.evil",
  "https\uff1a//evil",
  "asha@okaxis",
  "asha\uff20okaxis",
  "nine eight seven six five four three two one zero",
  "Nine-Eight-Seven-Six-Five, Four Three Two One Zero",
  "NineEightSevenSixFiveFourThreeTwoOneZero",
  "98765 four three two one zero",
  "nine eight seven six five 43210",
  "double nine eight seven six five four triple one",
  "ninety eight seventy six fifty four thirty two ten",
  "ninety-eight, seventy-six, fifty-four, thirty-two, ten",
  "Call nau aath saat chhe paanch char teen do ek shunya",
  "नौ आठ सात छह पाँच चार तीन दो एक शून्य",
  "नाइन एट सेवन सिक्स फाइव फोर थ्री टू वन ज़ीरो",
  "九八七六五四三二一〇",
  "98765ab43210",
  "987abc654def3210",
  "98765abcdefgh43210",
  "98765 ab 43210",
  "98765abc 43210",
  "evil dot in",
  "evil Dot com/pay",
  "evil (dot) in",
  "evil[.]in",
  "evil [ dot ] in",
  "evil{dot}com",
  "evil .in",
  "evil . com",
  "evildotcom",
  "evil\u00b7in/pay",
  "evil\u2022in",
  "evil\u30fbin",
  "एविल डॉट इन",
  "एविल डॉट कॉम",
  "rahul at ybl",
  "rahul at okaxis",
  "rahul.k at oksbi",
  "rahul (at) ybl",
  "rahul [at] paytm",
  "rahul at gmail dot com",
  "rahul AT gmail",
  "राहुल एट ybl",
];

const PLAIN = [
  "Plot 14, Sector 62, Noida 201301",
  "Shop 4-B (2nd floor), MP Nagar, Bhopal 462011",
  "Gate 2, 10:30-12:30",
  "Gate 2, 10.30 - 12.30",
  "24.11.2026 10:30-12:30",
  "2026-11-24 10:30",
  "२४.११.२०२६ १०:३०",
  "24/11/2026, 10.30-12.30, Floor 3",
  "12/05/2026-14/05/2026, 09:30-12:30/14:00-16:00",
  "12/05/26-14/05/26",
  "₹1,00,000",
  "15,000-20,000 a month",
  "60,250/75,500",
  "Batch 10/12",
  "Rooms 101,102,103,104",
  "Plot 14, 62, 201301",
  "Flat 101-102, Pune 411001",
  "Kavya Nair",
  "Dr. A. P. Sharma",
  "कमरा १२, सेक्टर ६२, नोएडा २०१३०१",
  "क्\u200dष भवन",
  "Tower B.",
  "Step ❶ Gate 2, step ❷ Floor 3",
  "Gate 2 *** Floor 3 *** 10:30",
  "Shop 9-B, Sector 62, Noida 201301",
  "Tower 7 B 1203, Noida 201301",
  "Flat 7 C 62, 9 O 1, Pune 411001",
  "15k-20k a month, 9 hours",
  "₹15,000 ~ ₹20,000",
  "From 9 o'clock, gate 62, 201301",
  "2026-11-24T10:30",
  "9:30 ~~ 12:30 ~~ 16:00",
  "Stall 8 x 10 x 12",
  "Photo2 of 2019, 2020 or 2021",
  "Room 6 *** Floor 3 *** Block 62, 201301",
  "One two three steps up, gate four",
  "Telephone desk, seven to nine, floor two",
  "Phone 12345 at desk one",
  "One, two, three, four, five, six, seven, eight, nine, ten",
  "Sixteen people in room seventeen, twenty two chairs each",
  "Do teen saal, char log",
  "60000 to 75000 a month",
  "12th13th floor",
  "9am6pm, 6 days",
  "Worked at SBI and at Paytm",
  "Polka dot dresses",
  "Ask at the gate",
  "Surat \u00b7 2 km",
  "We sell saris. In Surat since 1998",
  "Floor 2 . Gate 4",
  "U72200KA2015PTC082988",
  "At 10:30 at gate 2",
  "Dot matrix printers, dot in the middle",
];

test("a text that leads its reader off the site is found however it is written", () => {
  for (const text of ELSEWHERE) expect([text, leadsElsewhere(text)]).toEqual([text, true]);
  for (const text of PLAIN) expect([text, leadsElsewhere(text)]).toEqual([text, false]);
});

test("each text is normalised once, even if one character stands for many", () => {
  const composing = vi.spyOn(String.prototype, "normalize");
  for (const text of ["Gate 2, ask for Ravi", "\ufdfa".repeat(5_000), "\u2488"]) {
    composing.mockClear();
    leadsElsewhere(text);
    expect([text.slice(0, 20), composing.mock.calls.length]).toEqual([text.slice(0, 20), 1]);
  }
  composing.mockRestore();
});

const SIZES = [Array(10).fill(1), Array(5).fill(2), [5, 5], [4, 3, 3], [3, 3, 4]];
const BETWEEN = [" ", "-", ".", ",", "/", ";", ":", "_", "*", "|", ", ", " / ", " | "];

test("a mobile number is found whatever separates its digits, alone and after other words", () => {
  const mobile = fc.stringMatching(/^[6-9]\d{9}$/);
  const parted = fc.tuple(mobile, fc.constantFrom(...SIZES), fc.constantFrom(...BETWEEN));
  fc.assert(
    fc.property(parted, ([digits, sizes, between]) => {
      let from = 0;
      const parts = sizes.map((size: number) => {
        from += size;
        return digits.slice(from - size, from);
      });
      const text = parts.join(between);
      return leadsElsewhere(text) && leadsElsewhere(`Ask Ravi: ${text}.`);
    }),
    { numRuns: 2_000 },
  );
});

test("a range of amounts is not a phone number", () => {
  const amount = fc.integer({ min: 20, max: 199_999 }).map((n) => (n * 50).toLocaleString("en-IN"));
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom("-", " - ", "/", " to "),
      (from, to, between) => !leadsElsewhere(`₹${from}${between}${to} a month`),
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ..."nine |nine|sixteen|double |dot |a dot in|a .in| (at) |ab43210|1a|9 ab |teen|twenty ".split(
    "|",
  ),
])("a long text of %j is checked quickly", (piece) => {
  const text = piece.repeat(5_000).slice(0, 5_000);
  const began = performance.now();
  leadsElsewhere(text);
  expect(performance.now() - began).toBeLessThan(200);
});
