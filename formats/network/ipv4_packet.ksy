meta:
  id: ipv4_packet
  title: IPv4 packet
  license: Apache-2.0
  endian: be
  imports:
    - ipv6_packet
    - tcp_segment
    - udp_datagram
    - icmp_packet
    - gre_packet
doc: |
  An Internet Protocol datagram, version 4: addresses, what is needed to put fragments together, options, and what it
  carries. A capture may hold less of it than its header says: what is there is read, and what is missing is an issue.
doc-ref:
  - RFC 791, section 3.1
  - RFC 2474 (DSCP), RFC 3168 (ECN)
-hexplain-samples: [network/ipv4_packet-fragment.bin, network/ipv4_packet-options.bin]
seq:
  - id: version
    type: b4
    valid: 4
    -hexplain-role: header
  - id: header_length
    type: b4
    valid:
      min: 5
    doc: Of the header with its options, in words of four bytes.
    -orig-id: IHL
    -hexplain-role: length
  - id: dscp
    type: b6
    doc: How routers are to treat it.
    -hexplain-role: header
  - id: ecn
    type: b2
    enum: congestion
    -hexplain-role: header
  - id: total_length
    type: u2
    doc: Header and data. 0 where the network card was to fill it in, after the packet was captured.
    -hexplain-role: length
  - id: identification
    type: u2
    doc: The same in all fragments of a datagram.
    -hexplain-role: header
  - id: reserved
    type: b1
    -hexplain-role: header
  - id: dont_fragment
    type: b1
    -hexplain-role: header
  - id: more_fragments
    type: b1
    -hexplain-role: header
  - id: fragment_offset
    type: b13
    doc: Where this fragment's data stands in the datagram's, in units of eight bytes.
    -hexplain-role: header
  - id: time_to_live
    type: u1
    -hexplain-role: header
  - id: protocol
    type: u1
    enum: ip_protocol
    -hexplain-role: type
  - id: header_checksum
    type: u2
    -hexplain-role: checksum
  - id: source
    type: address
  - id: destination
    type: address
  - id: options
    type: options
    size: header_length * 4 - 20
    if: header_length > 5
  - id: body
    size: len_claimed
    type:
      switch-on: body_kind
      cases:
        1: icmp_packet
        4: ipv4_packet
        6: tcp_segment
        17: udp_datagram
        41: ipv6_packet
        47: gre_packet
    if: len_claimed <= len_available
    doc: What the protocol says, or a part of it where the datagram is fragmented.
    -hexplain-role: value
  - id: cut_body
    type:
      switch-on: body_kind
      cases:
        1: icmp_packet
        4: ipv4_packet
        6: tcp_segment
        17: udp_datagram
        41: ipv6_packet
        47: gre_packet
        _: opaque
    if: len_claimed > len_available and len_available > 0
    doc: The same, of which the capture holds less than the header says.
  - id: not_captured
    size: len_claimed - len_available
    if: len_claimed > len_available
    doc: Bytes that the header promises and the capture does not hold.
instances:
  len_available:
    value: _io.size - _io.pos
    doc: Asked for first where the body begins.
    -hexplain-hidden: true
  len_claimed:
    value: 'total_length == 0 ? len_available : total_length - header_length * 4'
    -hexplain-hidden: true
  body_kind:
    value: 'more_fragments or fragment_offset != 0 ? 256 : protocol.to_i'
    doc: No protocol has the number 256.
    -hexplain-hidden: true
to-string: >-
  f"{source.octets[0]}.{source.octets[1]}.{source.octets[2]}.{source.octets[3]} → " +
  f"{destination.octets[0]}.{destination.octets[1]}.{destination.octets[2]}.{destination.octets[3]}"
types:
  address:
    seq:
      - id: octets
        size: 4
        -hexplain-role: header
    to-string: f"{octets[0]}.{octets[1]}.{octets[2]}.{octets[3]}"
  options:
    seq:
      - id: options
        type: option
        repeat: until
        repeat-until: _io.eof or _.ends_list
      - id: padding
        size-eos: true
        if: not _io.eof
        -hexplain-role: padding
  option:
    doc: One byte, or a kind, a length that counts both of its first bytes, and data.
    seq:
      - id: copied
        type: b1
        doc: Whether all fragments have it.
        -hexplain-role: header
      - id: option_class
        type: b2
        -hexplain-role: header
      - id: number
        type: b5
        enum: option_number
        -hexplain-role: type
      - id: len_option
        type: u1
        valid:
          min: 2
        if: number.to_i > 1
        -hexplain-role: length
      - id: content
        size: len_option - 2
        if: number.to_i > 1
        -hexplain-opaque: true
    instances:
      ends_list:
        value: number.to_i == 0
        -hexplain-hidden: true
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  congestion:
    0: not_capable
    1: capable_1
    2: capable_0
    3: experienced
  option_number:
    0: end_of_list
    1: no_operation
    2: security
    3: loose_source_route
    4: timestamp
    5: extended_security
    6: commercial_security
    7: record_route
    8: stream_id
    9: strict_source_route
    17: extended_internet_protocol
    18: traceroute
    20: router_alert
    25: quick_start
  ip_protocol:
    0: hop_by_hop
    1: icmp
    2: igmp
    4: ipv4
    5: stream
    6: tcp
    8: egp
    9: igp
    17: udp
    27: rdp
    33: dccp
    41: ipv6
    43: ipv6_routing
    44: ipv6_fragment
    46: rsvp
    47: gre
    50: esp
    51: ah
    58: icmpv6
    59: no_next_header
    60: ipv6_destination
    88: eigrp
    89: ospf
    94: ipip
    97: etherip
    98: encap
    103: pim
    108: ipcomp
    112: vrrp
    113: pgm
    115: l2tp
    124: isis
    132: sctp
    135: mobility
    136: udplite
    137: mpls
    139: hip
    140: shim6
    255: reserved
