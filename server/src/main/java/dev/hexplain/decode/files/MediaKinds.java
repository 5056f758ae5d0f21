package dev.hexplain.decode.files;

import static dev.hexplain.decode.files.FileFact.big;
import static dev.hexplain.decode.files.FileFact.hex;
import static dev.hexplain.decode.files.FileFact.little;
import static dev.hexplain.decode.files.FileFact.octet;
import static dev.hexplain.decode.files.FileFact.soon;
import static dev.hexplain.decode.files.FileFact.text;
import static dev.hexplain.decode.files.FileFact.zeros;

import dev.hexplain.bytes.Source;
import java.util.List;

/** Images, sound and moving pictures. */
final class MediaKinds {
    /** Kilobits a second of layer III, by their number from 1 on: of MPEG 1, and of MPEG 2. */
    private static final int[] BIT_RATES = {32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320};

    private static final int[] LOWER_BIT_RATES = {8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160};
    private static final int[] SAMPLE_RATES = {44100, 48000, 32000};

    static final List<FileKind> ALL = List.of(
            FileKind.of("a PNG image", "an image viewer", "image/png", hex(0, "89504E470D0A1A0A"), text(12, "IHDR")),
            FileKind.of("an MNG animation", "an image viewer", "", hex(0, "8A4D4E470D0A1A0A"), text(12, "MHDR")),
            FileKind.of("a JNG image", "an image viewer", "", hex(0, "8B4A4E470D0A1A0A"), text(12, "JHDR")),
            FileKind.of("a JPEG image", "an image viewer", "image/jpeg", hex(0, "FFD8FF"), MediaKinds::isJpegSegment),
            FileKind.of(
                    "a JPEG 2000 image", "an image viewer", "", hex(0, "0000000C6A5020200D0A870A"), text(16, "ftyp")),
            FileKind.of("a JPEG 2000 codestream", "an image viewer", "", hex(0, "FF4FFF51"), big(2, 4, 41, 49190)),
            FileKind.of("a JPEG XL image", "an image viewer", "", hex(0, "0000000C4A584C200D0A870A"), text(16, "ftyp")),
            FileKind.of(
                    "a GIF image",
                    "an image viewer",
                    "image/gif",
                    text(0, "GIF87a", "GIF89a"),
                    little(2, 6, 1, 0xFFFF),
                    little(2, 8, 1, 0xFFFF)),
            FileKind.of(
                    "a BMP image",
                    "an image viewer",
                    "image/bmp",
                    text(0, "BM"),
                    zeros(6, 4),
                    hex(14, "0C000000", "28000000", "34000000", "38000000", "40000000", "6C000000", "7C000000")),
            FileKind.of("a TIFF image", "an image viewer", "", hex(0, "49492A00"), little(4, 4, 8, Integer.MAX_VALUE)),
            FileKind.of("a TIFF image", "an image viewer", "", hex(0, "4D4D002A"), big(4, 4, 8, Integer.MAX_VALUE)),
            FileKind.of(
                    "a BigTIFF image",
                    "an image viewer",
                    "",
                    hex(0, "49492B00", "4D4D002B"),
                    hex(4, "08000000", "00080000")),
            FileKind.of("a WebP image", "an image viewer", "", text(0, "RIFF"), text(8, "WEBPVP8")),
            FileKind.of(
                    "a Windows icon", "an image viewer", "image/ico", hex(0, "00000100"), MediaKinds::isIconDirectory),
            FileKind.of(
                    "a Windows cursor",
                    "an image viewer",
                    "image/ico",
                    hex(0, "00000200"),
                    MediaKinds::isIconDirectory),
            FileKind.of(
                    "an Apple icon",
                    "an image viewer",
                    "",
                    text(0, "icns"),
                    big(4, 4, 16, Integer.MAX_VALUE),
                    text(8, "TOC ", "ic", "is", "il", "it", "ICN", "icnV", "name", "info")),
            FileKind.of(
                    "a Photoshop document",
                    "an image editor",
                    "",
                    text(0, "8BPS"),
                    hex(4, "0001", "0002"),
                    zeros(6, 6)),
            FileKind.of(
                    "a DirectDraw surface",
                    "an image editor",
                    "",
                    text(0, "DDS "),
                    little(4, 4, 124, 124),
                    little(4, 76, 32, 32)),
            FileKind.of("an OpenEXR image", "an image editor", "", hex(0, "762F3101"), octet(4, 2, 2)),
            FileKind.of("a Radiance HDR image", "an image editor", "", text(0, "#?RADIANCE"), soon("FORMAT=")),
            FileKind.of("a QOI image", "an image viewer", "", text(0, "qoif"), octet(12, 3, 4), octet(13, 0, 1)),
            FileKind.of("a DjVu document", "a document viewer", "", text(0, "AT&TFORM"), text(12, "DJV")),
            FileKind.of(
                    "a PCX image",
                    "an image viewer",
                    "image/pcx",
                    octet(0, 10, 10),
                    octet(1, 0, 5),
                    octet(2, 1, 1),
                    octet(3, 1, 8),
                    octet(64, 0, 0),
                    zeros(74, 54)),
            FileKind.of("a Windows metafile", "an image viewer", "image/wmf", hex(0, "D7CDC69A"), zeros(16, 4)),
            FileKind.of("an enhanced metafile", "an image viewer", "", hex(0, "01000000"), text(40, " EMF")),
            FileKind.of("a GIMP image", "GIMP", "", text(0, "gimp xcf "), text(9, "file", "v0")),
            FileKind.of(
                    "a KTX texture",
                    "an image editor",
                    "",
                    hex(0, "AB4B5458203131BB0D0A1A0A"),
                    hex(12, "01020304", "04030201")),
            FileKind.of(
                    "a KTX 2 texture",
                    "an image editor",
                    "",
                    hex(0, "AB4B5458203230BB0D0A1A0A"),
                    little(4, 20, 1, 1 << 20)),
            FileKind.of("a FITS image", "an astronomy program", "", text(0, "SIMPLE  ="), text(29, "T")),
            FileKind.of("a DICOM image", "a DICOM viewer", "image/dicom", text(128, "DICM"), hex(132, "0200")),
            FileKind.of(
                    "an ICC colour profile",
                    "a colour management program",
                    "image/icc_4",
                    text(36, "acsp"),
                    octet(8, 2, 5)),
            FileKind.of(
                    "a HEIF image",
                    "an image viewer",
                    "",
                    text(4, "ftyp"),
                    text(8, "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1")),
            FileKind.of("an AVIF image", "an image viewer", "", text(4, "ftyp"), text(8, "avif", "avis")),
            FileKind.of("an M4A sound file", "a media player", "", text(4, "ftyp"), text(8, "M4A ", "M4B ", "M4P ")),
            FileKind.of("a QuickTime movie", "a media player", "media/quicktime_mov", text(4, "ftyp"), text(8, "qt  ")),
            FileKind.of("a 3GPP video", "a media player", "", text(4, "ftyp"), text(8, "3gp", "3g2")),
            FileKind.of(
                    "an MP4 video",
                    "a media player",
                    "",
                    text(4, "ftyp"),
                    text(
                            8, "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42",
                            "M4V ", "M4VP", "avc1", "dash", "mmp4", "MSNV", "F4V ", "f4v ")),
            FileKind.of(
                    "a WAV sound file",
                    "a media player",
                    "media/wav",
                    text(0, "RIFF", "RF64", "BW64"),
                    text(8, "WAVE")),
            FileKind.of("an AVI video", "a media player", "media/avi", text(0, "RIFF"), text(8, "AVI ")),
            FileKind.of("an animated cursor", "an image viewer", "", text(0, "RIFF"), text(8, "ACON")),
            FileKind.of("an AIFF sound file", "a media player", "", text(0, "FORM"), text(8, "AIFF", "AIFC")),
            FileKind.of("a FLAC sound file", "a media player", "", text(0, "fLaC"), hex(5, "000022")),
            FileKind.of("an Ogg file", "a media player", "media/ogg", hex(0, "4F67675300"), octet(5, 0, 7)),
            FileKind.of(
                    "an MP3 sound file with ID3 tags",
                    "a media player",
                    "media/id3v2_3",
                    text(0, "ID3"),
                    octet(3, 2, 4),
                    octet(4, 0, 0),
                    octet(6, 0, 0x7F),
                    octet(7, 0, 0x7F),
                    octet(8, 0, 0x7F),
                    octet(9, 0, 0x7F)),
            FileKind.of("an AMR sound file", "a media player", "", text(0, "#!AMR"), hex(5, "0A", "2D57420A")),
            FileKind.of(
                    "a MIDI file",
                    "a media player",
                    "media/standard_midi_file",
                    text(0, "MThd"),
                    hex(4, "00000006"),
                    big(2, 8, 0, 2)),
            FileKind.of(
                    "an AU sound file",
                    "a media player",
                    "media/au",
                    text(0, ".snd"),
                    big(4, 4, 24, 1 << 16),
                    big(4, 12, 1, 27)),
            FileKind.of("a WebM video", "a media player", "", hex(0, "1A45DFA3"), soon("webm")),
            FileKind.of("a Matroska video", "a media player", "", hex(0, "1A45DFA3"), soon("matroska")),
            FileKind.of("a Flash video", "a media player", "", hex(0, "464C5601"), hex(5, "00000009")),
            FileKind.of(
                    "a Windows Media file",
                    "a media player",
                    "",
                    hex(0, "3026B2758E66CF11A6D900AA0062CE6C"),
                    hex(28, "0102")),
            FileKind.of(
                    "an MPEG program stream",
                    "a media player",
                    "",
                    hex(0, "000001BA"),
                    hex(14, "000001", "00000001"),
                    octet(4, 0x44, 0x7F)),
            FileKind.of(
                    "an MPEG transport stream",
                    "a media player",
                    "",
                    octet(0, 0x47, 0x47),
                    hex(188, "47"),
                    hex(376, "47"),
                    hex(564, "47"),
                    hex(752, "47"),
                    hex(940, "47")),
            FileKind.of("a Core Audio file", "a media player", "", hex(0, "6361666600010000"), text(8, "desc")),
            FileKind.of(
                    "a Creative Voice file",
                    "a media player",
                    "media/creative_voice_file",
                    text(0, "Creative Voice File"),
                    hex(19, "1A1A00")),
            FileKind.of(
                    "a Blender scene",
                    "Blender",
                    "media/blender_blend",
                    text(0, "BLENDER"),
                    text(7, "_", "-"),
                    text(8, "v", "V")),
            FileKind.of("an FBX model", "a 3D program", "", text(0, "Kaydara FBX Binary  "), hex(20, "001A00")),
            FileKind.of("a Sun raster image", "an image viewer", "", hex(0, "59A66A95"), big(4, 12, 1, 32)),
            FileKind.of(
                    "an SGI image",
                    "an image viewer",
                    "",
                    hex(0, "01DA"),
                    octet(2, 0, 1),
                    octet(3, 1, 2),
                    big(2, 4, 1, 3)),
            FileKind.of(
                    "an IFF file of the Amiga",
                    "an image viewer or a media player",
                    "",
                    text(0, "FORM"),
                    text(8, "ILBM", "8SVX", "ANIM", "PBM ")),
            FileKind.of("a Netpbm image", "an image viewer", "", text(0, "P4", "P5", "P6"), MediaKinds::hasPixels),
            FileKind.of(
                    "a Flash program",
                    "a Flash player",
                    "media/swf",
                    text(0, "FWS", "CWS", "ZWS"),
                    octet(3, 1, 60),
                    zeros(7, 1)),
            FileKind.of("a PLY model", "a 3D program", "", text(0, "ply\n", "ply\r\n"), soon("format ")),
            FileKind.of(
                    "a binary STL model",
                    "a 3D program",
                    "media/stl",
                    MediaKinds::countsTriangles,
                    source -> source.length() > 84),
            FileKind.of(
                    "an MP3 sound file",
                    "a media player",
                    "",
                    hex(0, "FFFB", "FFFA", "FFF3", "FFF2"),
                    MediaKinds::leadsToFrame),
            FileKind.of(
                    "an AAC sound file (ADTS)", "a media player", "", hex(0, "FFF1", "FFF9"), MediaKinds::leadsToAudio),
            FileKind.of(
                    "a binary glTF model",
                    "a 3D program",
                    "3d/gltf_binary",
                    text(0, "glTF"),
                    little(4, 4, 1, 2),
                    text(16, "JSON")));

    private MediaKinds() {}

    /** A marker, and at the end of its segment another (ITU T.81, B.1.1). */
    private static boolean isJpegSegment(Source source) {
        if (!FileFact.holds(source, 3, 3) || source.u1(3) < 0xC0 || source.u1(3) == 0xFF) {
            return false;
        }
        long length = FileFact.big(source, 4, 2);
        return length >= 2 && FileFact.has(source, 4 + length, new byte[] {(byte) 0xFF});
    }

    /** A count of images, the first of which is behind the directory, as all writers place it. */
    private static boolean isIconDirectory(Source source) {
        return FileFact.holds(source, 4, 18)
                && source.u1(9) == 0
                && FileFact.little(source, 4, 2) > 0
                && FileFact.little(source, 18, 4) == 6 + 16 * FileFact.little(source, 4, 2);
    }

    /** Fifty bytes for each triangle behind a heading and their number. */
    private static boolean countsTriangles(Source source) {
        return source.length() > 84
                && FileFact.little(source, 80, 4) > 0
                && source.length() == 84 + 50 * FileFact.little(source, 80, 4);
    }

    /** The length of a frame that its head tells leads to the next head (MPEG 1 and 2, layer III). */
    private static boolean leadsToFrame(Source source) {
        if (!FileFact.holds(source, 0, 4)) {
            return false;
        }
        boolean first = (source.u1(1) & 8) != 0;
        int rate = source.u1(2) >>> 4;
        int sampling = source.u1(2) >>> 2 & 3;
        if (rate == 0 || rate == 15 || sampling == 3) {
            return false;
        }
        int kilobits = (first ? BIT_RATES : LOWER_BIT_RATES)[rate - 1];
        int hertz = SAMPLE_RATES[sampling] / (first ? 1 : 2);
        long next = (first ? 144 : 72) * 1000L * kilobits / hertz + (source.u1(2) >>> 1 & 1);
        return FileFact.has(source, next, new byte[] {(byte) 0xFF, (byte) source.u1(1)});
    }

    /** The same of an ADTS head, which has the length in 13 bits. */
    private static boolean leadsToAudio(Source source) {
        if (!FileFact.holds(source, 0, 7)) {
            return false;
        }
        int next = (source.u1(3) & 3) << 11 | source.u1(4) << 3 | source.u1(5) >>> 5;
        return next > 7 && FileFact.has(source, next, new byte[] {(byte) 0xFF, (byte) source.u1(1)});
    }

    /** Width, height and, but in bitmaps, the highest value, in digits; and as many bytes behind them. */
    private static boolean hasPixels(Source source) {
        int numbers = source.u1(1) == '4' ? 2 : 3;
        long[] read = new long[3];
        long at = 2;
        for (int i = 0; i < numbers; i++) {
            while (at < source.length() && Character.isWhitespace(source.u1(at))) {
                at++;
            }
            long from = at;
            for (; at < source.length() && at < from + 6 && Character.isDigit(source.u1(at)); at++) {
                read[i] = 10 * read[i] + source.u1(at) - '0';
            }
        }
        long row =
                numbers == 2 ? (read[0] + 7) / 8 : read[0] * (source.u1(1) == '6' ? 3 : 1) * (read[2] > 0xFF ? 2 : 1);
        return read[0] > 0 && read[1] > 0 && source.length() == at + 1 + row * read[1];
    }
}
