meta:
  id: ppp_frame
  title: PPP frame
  license: Apache-2.0
  endian: be
  imports:
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
doc: |
  A frame of the Point-to-Point Protocol without its flags. Address and control may be left out, and so may the upper byte
  of the protocol. Frames of Cisco's HDLC, which the same links carry, begin with another address and have an EtherType.
doc-ref:
  - RFC 1661, section 2
  - RFC 1662, section 3.1
-hexplain-samples: [network/ppp_frame-ipv4.bin]
seq:
  - id: address
    type: u1
    enum: address
    if: has_address
    -hexplain-role: header
  - id: control
    type: u1
    if: has_address
    -hexplain-role: header
  - id: ethertype
    type: u2
    enum: ethernet_frame::ethertype
    if: is_cisco
    -hexplain-role: type
  - id: protocol
    type: u2
    enum: protocol
    if: not is_cisco and not is_compressed
    -hexplain-role: type
  - id: protocol_compressed
    type: u1
    enum: protocol
    if: not is_cisco and is_compressed
    -hexplain-role: type
  - id: body
    type:
      switch-on: 'is_cisco ? ethertype.to_i : is_compressed ? protocol_compressed.to_i : protocol.to_i'
      cases:
        0x0021: ipv4_packet
        0x0057: ipv6_packet
        0x0281: ethernet_frame::mpls
        0x0800: ipv4_packet
        0x86dd: ipv6_packet
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
instances:
  first_bytes:
    pos: _io.pos
    type: u2
    -hexplain-hidden: true
  is_cisco:
    value: first_bytes == 0x0f00 or first_bytes == 0x8f00
    -hexplain-hidden: true
  has_address:
    value: is_cisco or first_bytes == 0xff03
    -hexplain-hidden: true
  byte_of_protocol:
    pos: _io.pos
    type: u1
    doc: Asked for where the protocol begins.
    -hexplain-hidden: true
  is_compressed:
    value: byte_of_protocol & 1 == 1
    -hexplain-hidden: true
types:
  directed:
    doc: Behind a byte that says which way it went; link type 204.
    seq:
      - id: is_sent
        type: u1
        doc: 0 for a frame that was received.
        -hexplain-role: header
      - id: frame
        type: ppp_frame
        if: not _io.eof
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  address:
    0x0f: cisco_unicast
    0x8f: cisco_multicast
    0xff: all_stations
  protocol:
    0x0021: ipv4
    0x002d: tcp_header_compressed
    0x002f: tcp_header_uncompressed
    0x003d: multilink
    0x0057: ipv6
    0x00fd: compressed
    0x0281: mpls
    0x8021: ipv4_control
    0x8057: ipv6_control
    0x80fd: compression_control
    0xc021: link_control
    0xc023: password_authentication
    0xc025: link_quality
    0xc223: challenge_handshake
    0xc227: extensible_authentication
