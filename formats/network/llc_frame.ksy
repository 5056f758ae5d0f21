meta:
  id: llc_frame
  title: LLC frame
  license: Apache-2.0
  endian: be
  imports:
    - arp_packet
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
doc: |
  Logical Link Control: what frames of IEEE 802 that have a length in place of a type begin with. The Subnetwork Access
  Protocol (SNAP) has the type behind it.
doc-ref:
  - IEEE 802.2, clause 3
  - RFC 1042 (SNAP)
-hexplain-samples: [network/llc_frame-snap.bin]
seq:
  - id: destination_service
    type: u1
    enum: service
    -orig-id: DSAP
    -hexplain-role: type
  - id: source_service
    type: u1
    enum: service
    -orig-id: SSAP
    -hexplain-role: header
  - id: control
    type: u1
    doc: 3 is unnumbered information; all that do not end in two set bits have a second byte.
    -hexplain-role: header
  - id: control_2
    type: u1
    if: control & 3 != 3
    -hexplain-role: header
  - id: snap
    type: snap
    if: is_snap
  - id: body
    type:
      switch-on: kind
      cases:
        0x0800: ipv4_packet
        0x0806: arp_packet
        0x86dd: ipv6_packet
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
instances:
  is_snap:
    value: destination_service == service::snap and source_service == service::snap and control == 3
    -hexplain-hidden: true
  kind:
    value: >-
      is_snap ? (snap.organization == 0 or snap.organization == 0xf8 ? snap.protocol.to_i : 0)
      : destination_service == service::ip and source_service == service::ip and control == 3 ? 0x0800 : 0
    -hexplain-hidden: true
types:
  snap:
    seq:
      - id: organization
        type: b24
        doc: Whose numbers the protocol is one of; 0 for those of Ethernet.
        -orig-id: OUI
        -hexplain-role: type
      - id: protocol
        type: u2
        enum: ethernet_frame::ethertype
        -hexplain-role: type
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  service:
    0x00: none
    0x02: management
    0x06: ip
    0x42: spanning_tree
    0x7e: x25
    0xaa: snap
    0xe0: ipx
    0xf0: netbios
    0xfe: osi
    0xff: global
