meta:
  id: linux_sll
  title: Linux cooked packet
  license: Apache-2.0
  endian: be
  imports:
    - arp_packet
    - ethernet_frame
    - ipv4_packet
    - ipv6_packet
    - llc_frame
doc: |
  What Linux captures on the pseudo-interface "any", in place of the real link layer's header: direction, kind of link,
  the sender's address and the protocol.
doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
-hexplain-samples: [network/linux_sll-ipv4.bin]
seq:
  - id: packet_type
    type: u2
    enum: packet_type
    -hexplain-role: header
  - id: hardware_type
    type: u2
    enum: hardware
    -orig-id: ARPHRD
    -hexplain-role: header
  - id: len_address
    type: u2
    doc: Of the address how many bytes count.
    -hexplain-role: length
  - id: address
    size: 8
    -hexplain-role: header
  - id: protocol
    type: u2
    enum: ethernet_frame::ethertype
    doc: An EtherType; 1 and 4 are Novell's and LLC's frames. It means something else where the hardware is no network.
    -hexplain-role: type
  - id: body
    type:
      switch-on: 'hardware_type == hardware::netlink ? 0 : protocol.to_i'
      cases:
        0x0004: llc_frame
        0x0800: ipv4_packet
        0x0806: arp_packet
        0x86dd: ipv6_packet
        0x8847: ethernet_frame::mpls
        0x8864: ethernet_frame::pppoe
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
enums:
  packet_type:
    0: to_us
    1: broadcast
    2: multicast
    3: to_another
    4: from_us
  hardware:
    1: ethernet
    6: ieee802
    32: infiniband
    512: ppp
    772: loopback
    776: sit_tunnel
    778: gre_tunnel
    801: ieee80211
    803: ieee80211_radiotap
    824: netlink
    65534: none
