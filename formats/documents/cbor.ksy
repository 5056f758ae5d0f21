meta:
  id: cbor
  title: CBOR
  file-extension: cbor
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    mime: application/cbor
    rfc: 8949
    wikidata: Q8959862
doc: |
  The Concise Binary Object Representation: the values of JSON and more, each behind an initial byte that says what it is
  and how long. Tags give values further meaning: dates, big numbers, references to strings written before.

  One item, or a sequence of them (RFC 8742).
doc-ref:
  - https://www.rfc-editor.org/rfc/rfc8949.html
  - https://www.iana.org/assignments/cbor-tags/cbor-tags.xhtml
  - http://cbor.schmorp.de/stringref
-hexplain-signature:
  offset: 0
  bytes: [0xd9, 0xd9, 0xf7]
-hexplain-decoder: cbor
seq:
  - id: initial
    type: u1
    doc: Three bits of major type, five bits of additional information.
    -hexplain-role: type
enums:
  tag:
    0: {id: date_time, -orig-id: date and time, doc: "A text as RFC 3339 writes it."}
    1: {id: epoch, -orig-id: epoch time, doc: "Seconds since 1970-01-01T00:00Z."}
    2: {id: unsigned_bignum, -orig-id: bignum, doc: "A big-endian unsigned integer of any length."}
    3: {id: negative_bignum, -orig-id: negative bignum, doc: "-1 minus a big-endian unsigned integer of any length."}
    4: {id: decimal_fraction, -orig-id: decimal fraction, doc: "Exponent and mantissa: mantissa times 10 to the exponent."}
    5: {id: bigfloat, -orig-id: bigfloat, doc: "Exponent and mantissa: mantissa times 2 to the exponent."}
    21: {id: to_base64url, -orig-id: expected as base64url}
    22: {id: to_base64, -orig-id: expected as base64}
    23: {id: to_base16, -orig-id: expected as base16}
    24: {id: encoded_cbor, -orig-id: encoded CBOR item, doc: "A byte string that is a CBOR item itself."}
    25: {id: stringref, -orig-id: string reference, doc: "The number of a string written before in the same namespace, tag 256."}
    26: {id: perl_object, -orig-id: serialised Perl object}
    27: {id: object, -orig-id: serialised object with type name and arguments}
    28: {id: shareable, -orig-id: shared value}
    29: {id: sharedref, -orig-id: reference to a shared value}
    32: {id: uri, -orig-id: URI}
    33: {id: base64url, -orig-id: base64url text}
    34: {id: base64, -orig-id: base64 text}
    35: {id: regexp, -orig-id: regular expression}
    36: {id: mime, -orig-id: MIME message}
    37: {id: uuid, -orig-id: UUID}
    38: {id: language_text, -orig-id: text with its language}
    39: {id: identifier, -orig-id: identifier}
    52: {id: ipv4, -orig-id: IPv4 address or prefix}
    54: {id: ipv6, -orig-id: IPv6 address or prefix}
    61: {id: cwt, -orig-id: CBOR web token}
    63: {id: encoded_sequence, -orig-id: encoded CBOR sequence}
    64: {id: uint8_array, -orig-id: uint8 array}
    65: {id: uint16_be_array, -orig-id: "uint16 array, big endian"}
    66: {id: uint32_be_array, -orig-id: "uint32 array, big endian"}
    67: {id: uint64_be_array, -orig-id: "uint64 array, big endian"}
    69: {id: uint16_le_array, -orig-id: "uint16 array, little endian"}
    70: {id: uint32_le_array, -orig-id: "uint32 array, little endian"}
    71: {id: uint64_le_array, -orig-id: "uint64 array, little endian"}
    72: {id: sint8_array, -orig-id: sint8 array}
    73: {id: sint16_be_array, -orig-id: "sint16 array, big endian"}
    74: {id: sint32_be_array, -orig-id: "sint32 array, big endian"}
    75: {id: sint64_be_array, -orig-id: "sint64 array, big endian"}
    77: {id: sint16_le_array, -orig-id: "sint16 array, little endian"}
    78: {id: sint32_le_array, -orig-id: "sint32 array, little endian"}
    79: {id: sint64_le_array, -orig-id: "sint64 array, little endian"}
    80: {id: float16_be_array, -orig-id: "float16 array, big endian"}
    81: {id: float32_be_array, -orig-id: "float32 array, big endian"}
    82: {id: float64_be_array, -orig-id: "float64 array, big endian"}
    84: {id: float16_le_array, -orig-id: "float16 array, little endian"}
    85: {id: float32_le_array, -orig-id: "float32 array, little endian"}
    86: {id: float64_le_array, -orig-id: "float64 array, little endian"}
    100: {id: days, -orig-id: days since 1970-01-01}
    256: {id: namespace, -orig-id: string references, doc: "A namespace of strings that tag 25 refers to."}
    258: {id: set, -orig-id: set}
    259: {id: map, -orig-id: map with keys of any type}
    1001: {id: extended_time, -orig-id: extended time}
    1002: {id: duration, -orig-id: duration}
    1003: {id: period, -orig-id: period}
    1004: {id: full_date, -orig-id: full date}
    55799: {id: self_described, -orig-id: self-described CBOR, doc: "Means nothing but that this is CBOR."}
