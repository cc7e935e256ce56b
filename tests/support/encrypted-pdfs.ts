// PDFs of one empty page, encrypted by qpdf: the encryption dictionary and the first part of the
// file's ID. Nothing else in such a file is encrypted. The owner's password is "owner", the user's
// "user" or empty.

interface Encrypted {
  method: string;
  /** Whether the file opens without a password. */
  opens: boolean;
  dictionary: string;
  id: string;
}

export const ENCRYPTED: Encrypted[] = [
  {
    method: "RC4 with 40 bits",
    opens: true,
    dictionary: [
      "<< /Filter /Standard /Length 40 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69",
      "ec442576ab> /P -4 /R 2 /U <cc3fe739caf41d092b7ed7e5abf179c8679c9ebf35be293bc582c191c55cde4",
      "0> /V 1 >>",
    ].join(""),
    id: "a3ced4a806e6c16cf7ea4a9f8bdb8692",
  },
  {
    method: "RC4 with 40 bits",
    opens: false,
    dictionary: [
      "<< /Filter /Standard /Length 40 /O <94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe",
      "920f7ab62f> /P -4 /R 2 /U <5bcd433b695bbead62edef7ef444478cd7cc0dcb071b247b50e39cd6d93d350",
      "6> /V 1 >>",
    ].join(""),
    id: "59ffd32e9bae8fbd0d5f3f809aef2b94",
  },
  {
    method: "RC4 with 128 bits",
    opens: true,
    dictionary: [
      "<< /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e",
      "2c6da2aa6f5> /P -4 /R 3 /U <5ee98a4d06202248c4edbf63617cc1640122456a91bae5134273a6db134c87",
      "c4> /V 2 >>",
    ].join(""),
    id: "3d1b7b242e9b5f35ae1428524ebb9f2e",
  },
  {
    method: "RC4 with 128 bits",
    opens: false,
    dictionary: [
      "<< /Filter /Standard /Length 128 /O <0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e07",
      "5b891756671> /P -4 /R 3 /U <0e9ae7f836ff5b604c8b6bc99f57982f0122456a91bae5134273a6db134c87",
      "c4> /V 2 >>",
    ].join(""),
    id: "11f61f0ba41f5427298cbc53bbd9f1ca",
  },
  {
    method: "AES with 128 bits",
    opens: true,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Le",
      "ngth 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /P -4 /R 4 ",
      "/StmF /StdCF /StrF /StdCF /U <5036da8a158cd53395d146aae87fd1440122456a91bae5134273a6db134c",
      "87c4> /V 4 >>",
    ].join(""),
    id: "c29e8f15497ef6eef667946afe1318ed",
  },
  {
    method: "AES with 128 bits",
    opens: false,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Le",
      "ngth 128 /O <0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671> /P -4 /R 4 ",
      "/StmF /StdCF /StrF /StdCF /U <1bdca7b4e835c7a2cdaa247c05ebe8840122456a91bae5134273a6db134c",
      "87c4> /V 4 >>",
    ].join(""),
    id: "e783ec934d7dc4a29c9b8070d3404297",
  },
  {
    method: "AES with 128 bits and open metadata",
    opens: true,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata fals",
      "e /Filter /Standard /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2",
      "c6da2aa6f5> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <4213f05966d4eb93210fbf20e92bf9a201224",
      "56a91bae5134273a6db134c87c4> /V 4 >>",
    ].join(""),
    id: "7cefa77a433d78e6c3b19d5fbcb66d08",
  },
  {
    method: "AES with 128 bits and open metadata",
    opens: false,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata fals",
      "e /Filter /Standard /Length 128 /O <0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075",
      "b891756671> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <bd5d791a46fb63b21106693b6cea7a4501224",
      "56a91bae5134273a6db134c87c4> /V 4 >>",
    ].join(""),
    id: "738652e2dc8bb5c4cefe3f4faa561d8b",
  },
  {
    method: "AES with 256 bits of 2008",
    opens: true,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Le",
      "ngth 256 /O <0e76561649ac50400e6d1a48024135ac2914cbed08a9a4b7ab97592b96e741b3a87b620db87b6",
      "aa9b060b6f5eee0685e> /OE <b82d085cb8a23df5daa7b06bce1c315b270ac15b96e778a0b106bd392ddd6490",
      "> /P -4 /Perms <de6704924036d9e79d0d6722c32c8b9a> /R 5 /StmF /StdCF /StrF /StdCF /U <c1ec2",
      "f29cc03850d45cfcd7dcaf7d3dc1dd060242936f917fb1682661a5c0c6fc29bc11962746176a0e6b88a5c39795",
      "b> /UE <2dce91d740c5f6a2497cf628dfda91f6f419e57874d21e94e6de6b465a1792ed> /V 5 >>",
    ].join(""),
    id: "203724cd289cfe4e37a19fe9afc50c76",
  },
  {
    method: "AES with 256 bits of 2008",
    opens: false,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Le",
      "ngth 256 /O <ba46a82537ad528f2859e2d307f7eb858618a851ea83588eeb7f9f1dd5e188559ac7978435443",
      "fda25a0101f3e54496e> /OE <27218cb117944b5eb2703bd626e66222bb4ad2a421948d570bd57f8fa6c1982c",
      "> /P -4 /Perms <488f8e936f63d89f7cc73f9692cf4e3a> /R 5 /StmF /StdCF /StrF /StdCF /U <0445a",
      "ea35f2d7c17dfc4e910714d48044ca02b5ccaa04b04c441fed09dd3d7b676fea48a7a5bb5e76edbd3bde504056",
      "a> /UE <2cba741c3c6f340309d2ec60dd02031e10376d42b66eac92cd8d8e1d9563d393> /V 5 >>",
    ].join(""),
    id: "538138f1a28f78f4e8757ba62c5d193e",
  },
  {
    method: "AES with 256 bits",
    opens: true,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Le",
      "ngth 256 /O <8eb4174e0179e1b6b09f4f33e1470db15748fe68e0b658be54c881ee488350578483273927383",
      "558406f27776743a74d> /OE <f2f573245bbf8f04d5f659cd84af770867bc7a9f6e04fad5c614d29910ac83ce",
      "> /P -4 /Perms <72f0acdc28d78234103d5e0e3b712fcd> /R 6 /StmF /StdCF /StrF /StdCF /U <a3308",
      "a512b8f300e78afbfd32d31b559a1d8780d347fbe61e56905041b75d3d414ccdd3dfb5e3614ceeada06db47ae0",
      "8> /UE <eba8ee064c9f255b0e743ad4c5e2b64078f5a32b9af43394b9964bf5f408a412> /V 5 >>",
    ].join(""),
    id: "a9ab2588fa56fbc88548377e7875443c",
  },
  {
    method: "AES with 256 bits",
    opens: false,
    dictionary: [
      "<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Le",
      "ngth 256 /O <1be00a5049e1e8a6f41975e28a1ea62b59e270363dfe1fc3d58c8b23813e0c0f6fd96d48fa5c5",
      "4c3c3953c2a2229db4f> /OE <58ac97d94df2cc59dad48e71a6fda26dd95b109992119891583b262b1f052830",
      "> /P -4 /Perms <b0bff32cd82e9aa3421a047bce9b0260> /R 6 /StmF /StdCF /StrF /StdCF /U <57095",
      "72998f01953680a00c92084e4df7a3155228aa892cb533e3765e4729eed0f64ece3419bad6c2463e102f29184c",
      "8> /UE <c9d7a6261b2bf5b8a5583fc895e0f4bc1d124260e30932ca41e27ab1f1886723> /V 5 >>",
    ].join(""),
    id: "3c639ffc37e8649d386a225fd07f768c",
  },
];

/** The same page in an object stream: plain, and encrypted with AES and 256 bits. */
const packed = (...lines: string[]) => new Uint8Array(Buffer.from(lines.join(""), "base64"));

export const PACKED = {
  plain: packed(
    "JVBERi0xLjUKJb/3ov4KMSAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9MZW5ndGggMTE2IC9GaWx0ZXIgL0ZsYXRlRG",
    "Vjb2RlIC9OIDMgL0ZpcnN0IDE0ID4+CnN0cmVhbQp4nDNSMFAwVjA2UTBRMLfgsrFR0A9ITE8tBooZKAQp6IdUFqQq",
    "6DsnliTm5Kcr2NmBVTjnl+aVKBgq6HtnphQrRAO1gtTGwlRDDICq9U1NyUx0yq8AKjMAQlNLUwULEyOQ4oDEolSgMS",
    "gWgbSCdAIAJPkmsGVuZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PCAvVHlwZSAvWFJlZiAvTGVuZ3RoIDI3IC9GaWx0",
    "ZXIgL0ZsYXRlRGVjb2RlIC9EZWNvZGVQYXJtcyA8PCAvQ29sdW1ucyAzIC9QcmVkaWN0b3IgMTIgPj4gL1cgWyAxID",
    "EgMSBdIC9Sb290IDIgMCBSIC9TaXplIDYgL0lEIFs8MmMyOTAwMTNlYzQ2Yjc1NDhkM2FhZjQ5ZjRhMjZjNDI+PDJj",
    "MjkwMDEzZWM0NmI3NTQ4ZDNhYWY0OWY0YTI2YzQyPl0gPj4Kc3RyZWFtCnicY2JgYGBi5AfiTwxMDAyMYPz/2T8AFQ",
    "ED9QplbmRzdHJlYW0KZW5kb2JqCnN0YXJ0eHJlZgoyMzEKJSVFT0YK",
  ),
  owner: packed(
    "JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNy",
    "AvRXh0ZW5zaW9uTGV2ZWwgOCA+PiA+PiAvUGFnZXMgMyAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBv",
    "YmoKPDwgL1R5cGUgL09ialN0bSAvTGVuZ3RoIDExMiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTiAyIC9GaXJzdCA5ID",
    "4+CnN0cmVhbQqylM0UgCvY1FFCbLgo63zOdcqZ/tja9ptOWU9nnqvcmKPPzy3kg++/FENPY1Q8gnfxUBe0rASd4BJD",
    "t64Ucyv/WYn+0F07Wr33ZCV/NE5lSRlykEXaYw4f52spzl9oV8TiLOUdXknb9gCwDBmyM4CFZW5kc3RyZWFtCmVuZG",
    "9iago1IDAgb2JqCjw8IC9DRiA8PCAvU3RkQ0YgPDwgL0F1dGhFdmVudCAvRG9jT3BlbiAvQ0ZNIC9BRVNWMyAvTGVu",
    "Z3RoIDMyID4+ID4+IC9GaWx0ZXIgL1N0YW5kYXJkIC9MZW5ndGggMjU2IC9PIDw2ZTJjNzdjYmUwMTE3MzIxNDRiNG",
    "Q1MzQ3ZDMxNDBkNzVhOTJhNDg0OGI3NWFmYTgyYWUxYTY5YTU5ZDFkNjk5NmU5YzM1YzFkOGI2ZTc1YWM4MWJjZTFl",
    "YjZiZTdlNmY+IC9PRSA8NTZiOGE1Njg0ZTU3ZmE2MmM5Yjk0YWFiZGJmMDIwMDA2MWU4NWRmZDI0MmMwY2FmM2Q2Nm",
    "YyOWZjYTZmYmJmYT4gL1AgLTQgL1Blcm1zIDxlZTM5MzI0MDhjNGQzZjNkODg5ZWE3MzQ3YmVlZDJkZD4gL1IgNiAv",
    "U3RtRiAvU3RkQ0YgL1N0ckYgL1N0ZENGIC9VIDxlZGI3NjdlNjI2ZjlhOTE4Yzk4YzZhYTE1Yjk0MDg4OTVmZDk3OG",
    "YzNjJmYWNkYjc5YjNkZWU4YjU5ODRhMjI1OTM5MzRmZGM3NTVlNjUyNTY4ZTBlMjk5MGE3ZmQ0NTI+IC9VRSA8N2Ey",
    "ZTU0ZGRmN2FhODQzMDEyYWYyZDJjODQ0Yjk3NzBjMjNkNDg0MjNhMjVjOTFiNDFiMWM0NTBjOTNhYzc4OD4gL1YgNS",
    "A+PgplbmRvYmoKNiAwIG9iago8PCAvVHlwZSAvWFJlZiAvTGVuZ3RoIDM3IC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9E",
    "ZWNvZGVQYXJtcyA8PCAvQ29sdW1ucyA0IC9QcmVkaWN0b3IgMTIgPj4gL1cgWyAxIDIgMSBdIC9Sb290IDEgMCBSIC",
    "9TaXplIDcgL0lEIFs8ZDAyYzU4NTczMDgyOWUxMjdiNzE3NWIxMTliNzEwNzQ+PGQwMmM1ODU3MzA4MjllMTI3Yjcx",
    "NzViMTE5YjcxMDc0Pl0gL0VuY3J5cHQgNSAwIFIgPj4Kc3RyZWFtCnicY2IAAiZGBn4GJgaGYhCrAcRiYGT6zxj8n4",
    "mBSZkBACb3A4sKZW5kc3RyZWFtCmVuZG9iagpzdGFydHhyZWYKODg4CiUlRU9GCg==",
  ),
  user: packed(
    "JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNy",
    "AvRXh0ZW5zaW9uTGV2ZWwgOCA+PiA+PiAvUGFnZXMgMyAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBv",
    "YmoKPDwgL1R5cGUgL09ialN0bSAvTGVuZ3RoIDExMiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTiAyIC9GaXJzdCA5ID",
    "4+CnN0cmVhbQpzsHSd23fqVef9G5VqE38h+Czhz/AQ8AdtiYDSbl2GdMxk6yKzxKDtddDqHoGQEUhADXVbrrN9jxS+",
    "mc9Fw+u1DWwxctJhZr+lKP6AXbdqMTVuXLRheeq8P9JZOnXUxHGb12EYTDQ2UrjY9uOX9raNZW5kc3RyZWFtCmVuZG",
    "9iago1IDAgb2JqCjw8IC9DRiA8PCAvU3RkQ0YgPDwgL0F1dGhFdmVudCAvRG9jT3BlbiAvQ0ZNIC9BRVNWMyAvTGVu",
    "Z3RoIDMyID4+ID4+IC9GaWx0ZXIgL1N0YW5kYXJkIC9MZW5ndGggMjU2IC9PIDwzNTQwMGExZDBiNzI5OWI0M2Q2Y2",
    "MyMmFhMmVmODRkZTgxZjcwZDUyYWQ1NGZkY2Q5ZjkxNDE3MzcyODY2NGU3YzJiODk3MDUxNDUwZGU3YmFjNTdjMGIw",
    "M2NjZmMzOWI+IC9PRSA8ZTViODc0ZWU5NGRmNjhmMWFmN2M3NTVjMmEwMmMyZjc3MWMyNTI2ZmUzZGRjM2U0NmVmMj",
    "k2MTNlMzJlZjQzYT4gL1AgLTQgL1Blcm1zIDxlZjZjMGNmOGNhYTJjN2QyMTk3NzY3NzY3NThlZGY5Nz4gL1IgNiAv",
    "U3RtRiAvU3RkQ0YgL1N0ckYgL1N0ZENGIC9VIDw0NWEwZTg3YjI2MzBiNmMyZWMyZjk2OWY5ODQzZDE2NjA4ODZlOT",
    "AzNWFjZDNmMjkzMjE5NjJlMGVkODgwZmJjNzkxNmQzNTg5N2UzMzJlMTQ4YTQ5MTQxYjZkOGMzNDI+IC9VRSA8ZTU5",
    "YjE5OTViOWRjZDQ0MWI2NDFlMDhmYTAwN2EzNWM0MGQxNWQwNTc3ZTA4ZGE0ZWM0YzZmOWYzMjYxNGVmYz4gL1YgNS",
    "A+PgplbmRvYmoKNiAwIG9iago8PCAvVHlwZSAvWFJlZiAvTGVuZ3RoIDM3IC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9E",
    "ZWNvZGVQYXJtcyA8PCAvQ29sdW1ucyA0IC9QcmVkaWN0b3IgMTIgPj4gL1cgWyAxIDIgMSBdIC9Sb290IDEgMCBSIC",
    "9TaXplIDcgL0lEIFs8Yzc4OWM0ZWNjODNmODlkZjQxNTI2ZjkyNWUyNDdhMzM+PGM3ODljNGVjYzgzZjg5ZGY0MTUy",
    "NmY5MjVlMjQ3YTMzPl0gL0VuY3J5cHQgNSAwIFIgPj4Kc3RyZWFtCnicY2IAAiZGBn4GJgaGYhCrAcRiYGT6zxj8n4",
    "mBSZkBACb3A4sKZW5kc3RyZWFtCmVuZG9iagpzdGFydHhyZWYKODg4CiUlRU9GCg==",
  ),
};
