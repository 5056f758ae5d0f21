meta:
  id: ethernet_frame
  title: Ethernet frame
  license: Apache-2.0
  endian: be
  imports:
    - arp_packet
    - ipv4_packet
    - ipv6_packet
    - llc_frame
    - ppp_frame
doc: |
  A frame of Ethernet as captures hold it, without preamble: two addresses, tags of virtual networks, and either the type
  of what follows or, in frames of IEEE 802.3, its length.
doc-ref:
  - IEEE 802.3, clause 3
  - IEEE 802.1Q, clause 9 (tags)
  - RFC 2516 (PPPoE), RFC 3032 (MPLS)
-hexplain-samples: [network/ethernet_frame-qinq.bin, network/ethernet_frame-tcp.bin, network/ethernet_frame-vlan.bin]
seq:
  - id: destination
    size: 6
    -hexplain-role: header
  - id: source
    size: 6
    -hexplain-role: header
  - id: type_or_length
    type: u2
    enum: ethertype
    doc: Below 0x600 it is the length of what follows.
    -hexplain-role: type
  - id: tags
    type: tag
    repeat: until
    repeat-until: not _.is_followed
    if: first_type == 0x8100 or first_type == 0x88a8 or first_type == 0x9100 or first_type == 0x9200
  - id: llc
    type: llc_frame
    size: 'last_type > len_available ? len_available : last_type'
    if: last_type < 0x600 and last_type > 0
  - id: body
    type:
      switch-on: last_type
      cases:
        0x0800: ipv4_packet
        0x0806: arp_packet
        0x6558: ethernet_frame
        0x8035: arp_packet
        0x86dd: ipv6_packet
        0x8847: mpls
        0x8848: mpls
        0x8863: pppoe
        0x8864: pppoe
        _: opaque
    if: last_type >= 0x600
  - id: padding
    size-eos: true
    if: not _io.eof
    doc: What fills the frame up to 60 bytes, and the check sequence where the capture has it.
    -hexplain-role: padding
instances:
  first_type:
    value: type_or_length.to_i
    -hexplain-hidden: true
  last_type:
    value: >-
      first_type == 0x8100 or first_type == 0x88a8 or first_type == 0x9100 or first_type == 0x9200
      ? tags.last.type_or_length.to_i : first_type
    -hexplain-hidden: true
  len_available:
    value: _io.size - _io.pos
    doc: Asked for where the LLC frame begins.
    -hexplain-hidden: true
types:
  tag:
    doc: Of IEEE 802.1Q, or the outer one of 802.1ad (QinQ).
    seq:
      - id: priority
        type: b3
        -orig-id: PCP
        -hexplain-role: header
      - id: drop_eligible
        type: b1
        -orig-id: DEI
        -hexplain-role: header
      - id: network
        type: b12
        -orig-id: VID
        -hexplain-role: header
      - id: type_or_length
        type: u2
        enum: ethertype
        -hexplain-role: type
    instances:
      is_followed:
        value: >-
          type_or_length.to_i == 0x8100 or type_or_length.to_i == 0x88a8 or type_or_length.to_i == 0x9100
          or type_or_length.to_i == 0x9200
        -hexplain-hidden: true
  pppoe:
    doc: RFC 2516, section 4.
    seq:
      - id: version
        type: b4
        -hexplain-role: header
      - id: kind
        type: b4
        -hexplain-role: header
      - id: code
        type: u1
        enum: pppoe_code
        -hexplain-role: type
      - id: session
        type: u2
        -hexplain-role: reference
      - id: length
        type: u2
        -hexplain-role: length
      - id: body
        size: length
        type:
          switch-on: code
          cases:
            pppoe_code::session: ppp_frame
        if: length > 0 and length <= len_available
        -hexplain-role: value
      - id: cut_body
        type:
          switch-on: code
          cases:
            pppoe_code::session: ppp_frame
            _: opaque
        if: length > len_available and len_available > 0
        doc: The same, of which the capture holds less than the header says.
      - id: not_captured
        size: length - len_available
        if: length > len_available
        doc: Bytes that the header promises and the capture does not hold.
    instances:
      len_available:
        value: _io.size - _io.pos
        doc: Asked for first where the body begins.
        -hexplain-hidden: true
  mpls:
    doc: A stack of labels, then a packet whose first bits say what it is; RFC 3032, section 2.
    seq:
      - id: labels
        type: mpls_label
        repeat: until
        repeat-until: _.bottom_of_stack
      - id: body
        type:
          switch-on: first_byte >> 4
          cases:
            4: ipv4_packet
            6: ipv6_packet
            0: pseudowire
            _: opaque
        if: not _io.eof
    instances:
      first_byte:
        pos: _io.pos
        type: u1
        -hexplain-hidden: true
  mpls_label:
    seq:
      - id: label
        type: b20
        -hexplain-role: header
      - id: traffic_class
        type: b3
        -hexplain-role: header
      - id: bottom_of_stack
        type: b1
        -hexplain-role: header
      - id: time_to_live
        type: u1
        -hexplain-role: header
  pseudowire:
    doc: A control word before an Ethernet frame; RFC 4448, section 4.6.
    seq:
      - id: reserved
        type: u2
        -hexplain-role: header
      - id: sequence_number
        type: u2
        -hexplain-role: header
      - id: frame
        type: ethernet_frame
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  ethertype:
    0x0800: ipv4
    0x0806: arp
    0x0842: wake_on_lan
    0x0bad: vines
    0x2000: cdp
    0x22eb: erspan_iii
    0x22f0: avtp
    0x22f3: trill
    0x6002: dec_mop
    0x6003: decnet
    0x6004: dec_lat
    0x6558: transparent_ethernet
    0x8035: rarp
    0x809b: appletalk
    0x80f3: appletalk_arp
    0x8100: vlan
    0x8137: ipx
    0x86dd: ipv6
    0x8808: flow_control
    0x8809: slow_protocols
    0x880b: ppp
    0x8847: mpls
    0x8848: mpls_multicast
    0x8863: pppoe_discovery
    0x8864: pppoe_session
    0x888e: eapol
    0x8892: profinet
    0x88a2: ata_over_ethernet
    0x88a4: ethercat
    0x88a8: service_vlan
    0x88b8: goose
    0x88be: erspan
    0x88cc: lldp
    0x88e5: macsec
    0x88f7: ptp
    0x8902: cfm
    0x8906: fcoe
    0x9000: loopback
    0x9100: vlan_9100
    0x9200: vlan_9200
  pppoe_code:
    0x00: session
    0x07: offer
    0x09: initiation
    0x19: request
    0x65: confirmation
    0xa7: termination
