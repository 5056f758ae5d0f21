meta:
  id: pcap
  title: pcap capture
  file-extension:
    - pcap
    - cap
  license: Apache-2.0
  imports:
    - ethernet_frame
    - ieee80211_frame
    - ipv4_packet
    - ipv6_packet
    - linux_sll
    - linux_sll2
    - null_loopback
    - ppp_frame
    - prism_packet
doc: |
  Packets as libpcap and tcpdump store them: a header that says of which link they are, then each behind a time and two
  lengths. The magic number tells the byte order and whether fractions of a second are micro- or nanoseconds.
doc-ref: https://datatracker.ietf.org/doc/html/draft-ietf-opsawg-pcap
-hexplain-signature:
  # Version 2.4, as all have had it for long.
  - bytes: [0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0]
  - bytes: [0xa1, 0xb2, 0xc3, 0xd4, 0, 2, 0, 4]
  - bytes: [0x4d, 0x3c, 0xb2, 0xa1, 2, 0, 4, 0]
  - bytes: [0xa1, 0xb2, 0x3c, 0x4d, 0, 2, 0, 4]
  - bytes: [0xd4, 0xc3, 0xb2, 0xa1]
  - bytes: [0xa1, 0xb2, 0xc3, 0xd4]
  - bytes: [0x4d, 0x3c, 0xb2, 0xa1]
  - bytes: [0xa1, 0xb2, 0x3c, 0x4d]
  - bytes: [0x34, 0xcd, 0xb2, 0xa1]
  - bytes: [0xa1, 0xb2, 0xcd, 0x34]
-hexplain-samples:
  - network/pcap-le.pcap
  - network/pcap-be.pcap
  - network/pcap-nanoseconds.pcap
  - network/pcap-snaplen.pcap
seq:
  - id: magic
    type: u4be
    enum: magic
    valid:
      in-enum: true
    -hexplain-role: magic
  - id: header
    type: header
  - id: records
    type: record
    repeat: eos
types:
  header:
    meta:
      endian:
        switch-on: _root.magic
        cases:
          magic::microseconds_le: le
          magic::nanoseconds_le: le
          magic::modified_le: le
          _: be
    seq:
      - id: version_major
        type: u2
        -hexplain-role: header
      - id: version_minor
        type: u2
        -hexplain-role: header
      - id: time_zone
        type: s4
        doc: Seconds to add for UTC; always 0.
        -orig-id: thiszone
        -hexplain-role: header
      - id: accuracy
        type: u4
        doc: Of the times; always 0.
        -orig-id: sigfigs
        -hexplain-role: header
      - id: snapshot_length
        type: u4
        doc: How many bytes of a packet are kept at most.
        -orig-id: snaplen
        -hexplain-role: header
      - id: network
        type: u4
        doc: The link type in the lower 16 bits; the highest say how long check sequences are.
        -hexplain-role: type
    instances:
      link_type:
        value: network & 0xffff
        enum: link_type
  record:
    meta:
      endian:
        switch-on: _root.magic
        cases:
          magic::microseconds_le: le
          magic::nanoseconds_le: le
          magic::modified_le: le
          _: be
    seq:
      - id: seconds
        type: u4
        doc: Since 1970, UTC.
        -hexplain-role: header
      - id: fraction
        type: u4
        doc: Of a second, in what the magic number says.
        -hexplain-role: header
      - id: len_captured
        type: u4
        doc: Bytes that the file holds. Files before version 2.3, and some of 2.3, have both lengths the other way round.
        -orig-id: incl_len
        -hexplain-role: length
      - id: len_original
        type: u4
        doc: Bytes that were on the wire.
        -orig-id: orig_len
        -hexplain-role: length
      - id: modified
        type: modified
        if: _root.magic == magic::modified_le or _root.magic == magic::modified_be
      - id: packet
        type: 'packet(_root.header.link_type, is_swapped ? len_captured : len_original)'
        size: 'is_swapped ? len_original : len_captured'
    instances:
      is_swapped:
        value: >-
          _root.header.version_minor < 3 or (_root.header.version_minor == 3 and len_captured > len_original)
        -hexplain-hidden: true
    types:
      modified:
        doc: What patched systems of the nineties added.
        seq:
          - id: interface_index
            type: u4
            -hexplain-role: header
          - id: protocol
            type: u2
            -hexplain-role: header
          - id: packet_type
            type: u1
            -hexplain-role: header
          - id: padding
            type: u1
            -hexplain-role: padding
  packet:
    doc: A frame of a link, or as much of it as was captured.
    params:
      - id: link_type
        type: u2
        enum: link_type
      - id: len_original
        type: u4
        doc: Bytes that were on the wire.
    seq:
      - id: frame
        type:
          switch-on: kind
          cases:
            0: null_loopback
            1: ethernet_frame
            9: ppp_frame
            50: ppp_frame
            51: ethernet_frame::pppoe
            104: ppp_frame
            105: ieee80211_frame
            108: null_loopback
            113: linux_sll
            119: prism_packet
            127: ieee80211_frame::radiotap_packet
            163: prism_packet::avs_packet
            204: ppp_frame::directed
            228: ipv4_packet
            229: ipv6_packet
            276: linux_sll2
            _: opaque
        if: not _io.eof
      - id: trailer
        size-eos: true
        if: not _io.eof
        doc: What fills a frame up, and check sequences.
        -hexplain-role: padding
      - id: not_captured
        size: len_original - _io.size
        if: len_original > _io.size
        doc: Bytes that were on the wire and are not in the capture.
    instances:
      first_byte:
        pos: 0
        type: u1
        -hexplain-hidden: true
      kind:
        value: >-
          link_type == link_type::raw or link_type == link_type::raw_bsd or link_type == link_type::raw_openbsd
          ? (first_byte >> 4 == 4 ? 228 : first_byte >> 4 == 6 ? 229 : -1) : link_type.to_i
        -hexplain-hidden: true
    types:
      opaque:
        doc: What is not taken apart further.
        seq:
          - id: content
            size-eos: true
            -hexplain-role: value
            -hexplain-opaque: true
enums:
  magic:
    0xd4c3b2a1: microseconds_le
    0xa1b2c3d4: microseconds_be
    0x4d3cb2a1: nanoseconds_le
    0xa1b23c4d: nanoseconds_be
    0x34cdb2a1: modified_le
    0xa1b2cd34: modified_be
  link_type:
    0: 'null'
    1: ethernet
    6: token_ring
    7: arcnet
    8: slip
    9: ppp
    10: fddi
    12: raw_bsd
    14: raw_openbsd
    50: ppp_hdlc
    51: ppp_ether
    101: raw
    104: c_hdlc
    105: ieee80211
    107: frame_relay
    108: loop
    113: linux_sll
    114: localtalk
    117: pf_log
    119: prism
    122: ip_over_fibre_channel
    127: ieee80211_radiotap
    129: arcnet_linux
    138: firewire_ip
    147: user_0
    162: user_15
    163: ieee80211_avs
    187: bluetooth_hci_h4
    189: usb_linux
    192: ppi
    195: ieee802154
    201: bluetooth_hci_h4_phdr
    204: ppp_with_direction
    220: usb_linux_mmapped
    225: ipoib
    227: can_socketcan
    228: ipv4
    229: ipv6
    231: dbus
    239: nflog
    242: infiniband
    249: usb_pcap
    253: netlink
    266: usb_darwin
    276: linux_sll2
