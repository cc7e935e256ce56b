import { expect, test } from "vitest";
import { troubleOfName } from "../../worker/contract/names";

// Our name in characters that look like its letters, or that are invisible.

/** Our name with characters that fonts draw invisibly, or as a small mark beside a letter. */
const MARKED = [
  "Pak\u2d7fka",
  "Pak\u{16fe4}ka",
  "Pak\u{1107f}ka",
  "Pak\u1039ka",
  "Pa\u20d2kka Support",
  "Pa\u0489kka",
  "P\u1dc4akka",
  "P\ufe20akka",
  "P\u093cakka",
  "P\u094d\u200dakka",
  "Pa\u06d6kka",
  "\u093cPakka\u0951 Jobs",
  "P \u20d2a k k a",
  "P\u0640akka",
  "P\u02bcakka",
  "Pakka\u0640\u2d7f",
  "Pakka\u20d2Support",
  "Mohan\u20d2Pakka",
  "P\u20ddA\u20ddK\u20ddK\u20ddA\u20dd",
  "प\u20d2क्का",
  "पक\u0951्का",
  "पक़्क़ा",
  "PAKKA\u2122",
  "PAKKA\u1d40\u1d39 Jobs",
  "P\u02b0akka",
  "\u1d3e\u1d43\u1d4f\u1d4f\u1d43",
  "प\u2d7fक्का टीम",
  "پَکّا",
  "پـکا",
  "پۖکا",
];

const LOOK_ALIKES = [
  // A letter that few fonts have: most readers see a box.
  "Pa\ua9b0kka",
  "Ƥakka",
  "\u2117akka",
  "\u{102af}akka",
  "þakka",
  "ƿakka",
  "Ᵽ\u023aꝀꝀ\u023a",
  "ꝑakka",
  "Paққa",
  "Paҟҟa",
  "Paҡҝa",
  "Paӄԟa",
  "Paⱪⱪa",
  "Paꝁꝁa",
  "Paƙƙa",
  "Paꞣꝃa",
  "PaĸϏa",
  "Pɑkkɐ",
  "PΛKKΛ",
  "PɅKKɅ",
  "PΔKKΔ",
  "Pꜳkka",
  "ҏakka",
  "ҧakka",
  "ⲢⲀⲔⲔⲀ",
  "ꓑꓮꓗꓗꓮ",
  "ᑭᗩKKᗩ",
  "ᎮᏗᏦᏦᏗ",
  "卩卂ҜҜ卂",
  "ƤƛƘƘƛ",
  "\u20b1\u20b3\u20ad\u20ad\u20b3",
  "ǷAKKA",
  "𐌐𐌀𐌊𐌊𐌀",
  "Pakkaʂupport",
  "PakkaĦelp",
];

test.each([...MARKED, ...LOOK_ALIKES])("%j is our name", (name) => {
  expect(troubleOfName(name)).toBe("brand");
});
