meta:
  id: icmp_packet
  title: ICMP packet
  license: Apache-2.0
  endian: be
doc: |
  A message of the Internet Control Message Protocol: what went wrong with a datagram, of which it quotes the beginning,
  or an echo.
doc-ref:
  - RFC 792
  - RFC 1256 (router advertisement), RFC 4884 (extensions)
-hexplain-samples: [network/icmp_packet-echo.bin]
seq:
  - id: kind
    type: u1
    enum: kind
    -orig-id: type
    -hexplain-role: type
  - id: code
    type: u1
    doc: The reason, by the message's own numbers.
    -hexplain-role: type
  - id: checksum
    type: u2
    -hexplain-role: checksum
  - id: body
    size-eos: true
    type:
      switch-on: kind
      cases:
        kind::echo_reply: echo
        kind::destination_unreachable: error
        kind::source_quench: error
        kind::redirect: redirect
        kind::echo: echo
        kind::time_exceeded: error
        kind::parameter_problem: error
        kind::timestamp: timestamp
        kind::timestamp_reply: timestamp
    if: not _io.eof
    -hexplain-role: value
types:
  echo:
    seq:
      - id: identifier
        type: u2
        -hexplain-role: reference
      - id: sequence_number
        type: u2
        -hexplain-role: header
      - id: payload
        size-eos: true
        if: not _io.eof
        -hexplain-opaque: true
        doc: Comes back with the reply.
        -hexplain-role: value
  error:
    seq:
      - id: detail
        size: 4
        doc: A pointer, the next link's largest packet, or the length of what is quoted; zeros where there is nothing to say.
        -hexplain-role: header
      - id: quoted
        size-eos: true
        if: not _io.eof
        doc: The header and at least eight bytes of the datagram it is about, and extensions behind 128 bytes.
        -hexplain-role: value
  redirect:
    seq:
      - id: gateway
        size: 4
        doc: The address of the better router.
        -hexplain-role: value
      - id: quoted
        size-eos: true
        if: not _io.eof
        -hexplain-role: value
  timestamp:
    seq:
      - id: identifier
        type: u2
        -hexplain-role: reference
      - id: sequence_number
        type: u2
        -hexplain-role: header
      - id: originated
        type: u4
        doc: Milliseconds since midnight UTC, as are the next two.
      - id: received
        type: u4
      - id: transmitted
        type: u4
      - id: padding
        size-eos: true
        if: not _io.eof
        -hexplain-role: padding
enums:
  kind:
    0: echo_reply
    3: destination_unreachable
    4: source_quench
    5: redirect
    8: echo
    9: router_advertisement
    10: router_solicitation
    11: time_exceeded
    12: parameter_problem
    13: timestamp
    14: timestamp_reply
    17: address_mask
    18: address_mask_reply
    40: photuris
    42: extended_echo
    43: extended_echo_reply
