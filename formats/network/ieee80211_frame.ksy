meta:
  id: ieee80211_frame
  title: IEEE 802.11 frame
  license: Apache-2.0
  endian: le
  imports:
    - llc_frame
doc: |
  A frame of a wireless network, alone or behind the radiotap header that says how it was received. Data that is neither
  encrypted nor a fragment nor an aggregate is taken apart further.
doc-ref:
  - IEEE 802.11-2020, section 9.2 (frame formats)
  - https://www.radiotap.org/
-hexplain-samples: [network/ieee80211_frame-data.bin]
seq:
  - id: frame
    type: frame(false, false)
types:
  radiotap_packet:
    doc: How a frame was received, then the frame.
    seq:
      - id: radiotap
        type: radiotap
      - id: frame
        type: frame(radiotap.pads_header, radiotap.has_check_sequence)
        if: not _io.eof
  radiotap:
    doc: |
      A header of its own length: bits that say which fields follow, then these, each at a multiple of its size. Only the
      first two are named here.
    seq:
      - id: version
        type: u1
        -hexplain-role: header
      - id: reserved
        type: u1
        -hexplain-role: header
      - id: length
        type: u2
        valid:
          min: 8
        -hexplain-role: length
      - id: present
        type: u4
        repeat: until
        repeat-until: _ & 0x80000000 == 0
        doc: A bit for each field; the highest says that another word follows.
        -hexplain-role: header
      - id: fields
        type: radiotap_fields
        size: length - 4 - present.size * 4
    instances:
      pads_header:
        value: present[0] & 2 != 0 and fields.flags & 0x20 != 0
        -hexplain-hidden: true
      has_check_sequence:
        value: present[0] & 2 != 0 and fields.flags & 0x10 != 0
        -hexplain-hidden: true
  radiotap_fields:
    seq:
      - id: alignment
        size: 4
        if: _parent.present[0] & 1 != 0 and _parent.present.size % 2 == 0
        -hexplain-role: padding
      - id: timer
        type: u8
        if: _parent.present[0] & 1 != 0
        doc: Microseconds of the receiver's clock when the first bit came.
      - id: flags
        type: u1
        if: _parent.present[0] & 2 != 0
        doc: 0x10 says that the frame ends in its check sequence, 0x20 that its header is padded to four bytes.
      - id: others
        size-eos: true
        if: not _io.eof
        -hexplain-opaque: true
  frame:
    params:
      - id: pads_header
        type: b1
      - id: has_check_sequence
        type: b1
    seq:
      - id: subtype
        type: b4
        -hexplain-role: type
      - id: kind
        type: b2
        enum: kind
        -hexplain-role: type
      - id: version
        type: b2
        -hexplain-role: header
      - id: order
        type: b1
        doc: A header for high throughput follows, in frames with quality of service.
        -hexplain-role: header
      - id: protected
        type: b1
        doc: The body is encrypted.
        -hexplain-role: header
      - id: more_data
        type: b1
        -hexplain-role: header
      - id: power_management
        type: b1
        -hexplain-role: header
      - id: retry
        type: b1
        -hexplain-role: header
      - id: more_fragments
        type: b1
        -hexplain-role: header
      - id: from_system
        type: b1
        -hexplain-role: header
      - id: to_system
        type: b1
        -hexplain-role: header
      - id: duration
        type: u2
        doc: Microseconds the medium is reserved for, or who asks for what was kept for it.
        -hexplain-role: header
      - id: address_1
        size: 6
        doc: Who receives.
        -hexplain-role: header
      - id: address_2
        size: 6
        if: kind != kind::control or not (subtype == 12 or subtype == 13)
        doc: Who sends.
        -hexplain-role: header
      - id: address_3
        size: 6
        if: kind == kind::management or kind == kind::data
        doc: The network, or who is behind it.
        -hexplain-role: header
      - id: sequence_control
        type: u2
        if: kind == kind::management or kind == kind::data
        doc: The number of the frame times 16, and of the fragment.
        -hexplain-role: header
      - id: address_4
        size: 6
        if: kind == kind::data and from_system and to_system
        -hexplain-role: header
      - id: quality_control
        type: u2
        if: has_quality
        doc: 0x80 says that several frames are put together.
        -hexplain-role: header
      - id: high_throughput_control
        type: u4
        if: order and (has_quality or kind == kind::management)
        -hexplain-role: header
      - id: header_padding
        size: len_header_padding
        if: pads_header and len_header_padding > 0
        -hexplain-role: padding
      - id: body
        size: len_body
        type:
          switch-on: is_plain
          cases:
            true: llc_frame
        if: len_body > 0
        -hexplain-role: value
      - id: check_sequence
        type: u4
        if: has_check_sequence and len_behind >= 4
        -hexplain-role: checksum
    instances:
      has_quality:
        value: kind == kind::data and subtype >= 8
        -hexplain-hidden: true
      len_header_padding:
        value: 'kind == kind::data and has_quality != (from_system and to_system) ? 2 : 0'
        doc: Headers have 24, 26, 30, 32 or 36 bytes; with the control for high throughput four more.
        -hexplain-hidden: true
      len_behind:
        value: _io.size - _io.pos
        doc: Asked for first where the body begins.
        -hexplain-hidden: true
      len_body:
        value: 'has_check_sequence and len_behind >= 4 ? len_behind - 4 : len_behind'
        -hexplain-hidden: true
      is_plain:
        value: >-
          kind == kind::data and subtype & 4 == 0 and not protected and not more_fragments
          and sequence_control & 15 == 0 and not (has_quality and quality_control & 0x80 != 0)
        -hexplain-hidden: true
enums:
  kind:
    0: management
    1: control
    2: data
    3: extension
