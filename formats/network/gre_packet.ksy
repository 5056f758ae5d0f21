meta:
  id: gre_packet
  title: GRE packet
  license: Apache-2.0
  endian: be
  imports:
    - erspan_packet
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
    - ppp_frame
doc: |
  Generic Routing Encapsulation: a packet of some protocol inside IP. Version 1 is the enhanced header of PPTP, which
  carries PPP.
doc-ref:
  - RFC 2784, section 2
  - RFC 2890 (key and sequence number)
  - RFC 2637, section 4.1 (version 1)
-hexplain-samples: [network/gre_packet-erspan.bin, network/gre_packet-ipv4.bin]
seq:
  - id: has_checksum
    type: b1
    -hexplain-role: header
  - id: has_routing
    type: b1
    -hexplain-role: header
  - id: has_key
    type: b1
    -hexplain-role: header
  - id: has_sequence_number
    type: b1
    -hexplain-role: header
  - id: strict_source_route
    type: b1
    -hexplain-role: header
  - id: recursion_control
    type: b3
    -hexplain-role: header
  - id: has_acknowledgment
    type: b1
    doc: In version 1.
    -hexplain-role: header
  - id: flags
    type: b4
    -hexplain-role: header
  - id: version
    type: b3
    -hexplain-role: header
  - id: protocol
    type: u2
    enum: ethernet_frame::ethertype
    -hexplain-role: type
  - id: checksum
    type: u2
    if: has_checksum or has_routing
    -hexplain-role: checksum
  - id: offset
    type: u2
    if: has_checksum or has_routing
    doc: Of the active source route; reserved where there is no routing.
    -hexplain-role: header
  - id: key
    type: u4
    if: has_key
    doc: In version 1 the length of the payload and the number of the call.
    -hexplain-role: header
  - id: sequence_number
    type: u4
    if: has_sequence_number
    -hexplain-role: header
  - id: acknowledgment_number
    type: u4
    if: version == 1 and has_acknowledgment
    -hexplain-role: header
  - id: body
    type:
      switch-on: 'has_routing ? 0 : protocol.to_i == 0x88be and not has_sequence_number ? 0x6558 : protocol.to_i'
      cases:
        0x0800: ipv4_packet
        0x22eb: erspan_packet
        0x6558: ethernet_frame
        0x86dd: ipv6_packet
        0x8847: ethernet_frame::mpls
        0x8848: ethernet_frame::mpls
        0x880b: ppp_frame
        0x88be: erspan_packet
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
types:
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
