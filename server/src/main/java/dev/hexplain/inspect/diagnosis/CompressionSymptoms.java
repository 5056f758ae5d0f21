package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of compressors and archives. */
final class CompressionSymptoms {
    private CompressionSymptoms() {}

    static List<Symptom> all() {
        return List.of(gzip(), inflate(), inflateEnd(), zstd(), gzipDamaged(), zip(), snappy(), lz4(), zstdSize());
    }

    private static Symptom gzip() {
        return Symptom.of("gzip", "JDK", "These bytes are not packed by gzip")
                .example("java.util.zip.ZipException: Not in GZIP format")
                .says("Not in GZIP format")
                .why(
                        "GZIPInputStream expects 1F 8B. Often the bytes are unpacked already, because an HTTP client did it, or"
                                + " they are zlib (78 9C), for which InflaterInputStream is.")
                .look(new Clue.Start())
                .remedies("Look at the first two bytes.", "Unpack once: check who handles Content-Encoding.");
    }

    private static Symptom inflate() {
        return Symptom.of("inflate", "JDK", "These bytes are no zlib data, or were changed")
                .example("java.util.zip.DataFormatException: incorrect header check")
                .says("incorrect header check|invalid stored block lengths|invalid distance too far back|invalid block"
                        + " type|incorrect data check|unknown compression method")
                .why(
                        "With `incorrect header check` it is gzip (1F 8B), raw deflate, or no deflate at all. The others mean"
                                + " that bytes changed on the way: binary data that went through a String, or line ends that were"
                                + " converted.")
                .look(new Clue.Start())
                .remedies(
                        "new Inflater(true) for raw deflate, GZIPInputStream for gzip.",
                        "Keep packed bytes in byte[] or in Base64, never in a String.");
    }

    private static Symptom inflateEnd() {
        return Symptom.of("inflate-end", "JDK", "Packed data ends too soon")
                .example("java.io.EOFException: Unexpected end of ZLIB input stream")
                .says("Unexpected end of ZLIB input stream")
                .why("The bytes were cut, or the writer did not call finish() or close().")
                .look(new Clue.End())
                .remedies("Close the GZIPOutputStream before the bytes are taken.", "Compare lengths on both sides.");
    }

    private static Symptom zstd() {
        return Symptom.of("zstd", "zstd-jni, lz4-java, snappy-java", "These bytes were not packed by this compressor")
                .example("com.github.luben.zstd.ZstdIOException: Unknown frame descriptor")
                .says(
                        "Unknown frame descriptor|FAILED_TO_UNCOMPRESS|Stream is corrupted|Stream unsupported \\(invalid magic"
                                + " bytes\\)|Decompression error: Unknown|PARSING_ERROR\\(2\\)")
                .why("Zstd begins with 28 B5 2F FD, an LZ4 frame with 04 22 4D 18, what lz4-java writes with LZ4Block;"
                        + " snappy-java writes 82 53 4E 41 50 50 59 around its blocks, others none.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes.",
                        "Raw snappy and its frames are different formats: use the class that wrote.");
    }

    private static Symptom gzipDamaged() {
        return Symptom.of("gzip-damaged", "JDK", "A gzip member is damaged")
                .example("java.util.zip.ZipException: Corrupt GZIP trailer")
                .says("Corrupt GZIP (?:trailer|header)|CRC value mismatch|"
                        + "Unsupported compression method|invalid bit length repeat|oversubscribed|"
                        + "incomplete (?:dynamic bit lengths|literal/length)|"
                        + "invalid code lengths set|Invalid ZLIB data format|"
                        + "ZLIB dictionary missing|unknown header flags|header crc mismatch")
                .why("A gzip member ends with the checksum and the length of what was packed."
                        + " They do not fit, or the packed part makes no sense: bytes were changed"
                        + " on the way, or something follows the member that is none.")
                .look(new Clue.End())
                .remedies(
                        "Compare the bytes with those at the writer; never keep packed bytes in" + " a String.",
                        "Take only the bytes of the member, not the whole buffer.");
    }

    private static Symptom zip() {
        return Symptom.of("zip", "JDK", "These bytes are no zip archive, or it is damaged")
                .example("java.util.zip.ZipException: zip END header not found")
                .says("zip END header not found|error in opening zip file|invalid (?:LOC|CEN|"
                        + "END) header|invalid entry (?:size|CRC|compressed size)|"
                        + "only DEFLATED entries can have EXT descriptor|zip file is empty|"
                        + "archive is not a ZIP archive")
                .why("A zip file (jar, war, docx) ends with a directory, PK 05 06, that"
                        + " points to the entries, PK 03 04. Without it the file was cut while it"
                        + " was copied or downloaded, or is something else, such as an error page."
                        + " In the local repository of Maven or Gradle it is a broken download.")
                .look(new Clue.End())
                .remedies(
                        "Compare the size with the original's, and copy or download it again.",
                        "Look at the first bytes: `<` is a web page.");
    }

    private static Symptom snappy() {
        return Symptom.of("snappy", "snappy-java", "These bytes were not packed by snappy in this form")
                .example("org.xerial.snappy.SnappyIOException: [FAILED_TO_UNCOMPRESS] invalid" + " stream header")
                .says("SnappyError|SnappyIOException|Corrupt input: invalid checksum|"
                        + "stream identifier chunk with invalid length|"
                        + "unsupported unskippable chunk|"
                        + "Found reserved unskippable chunk type: 0x([0-9a-f]{1,2})|"
                        + "Unexpected stream identifier contents|Cannot decompress empty stream|"
                        + "mismatching checksum: ")
                .why("Snappy has three forms: a raw block, which begins with its length as a"
                        + " varint; snappy-java's stream, 82 53 4E 41 50 50 59 00; and the framed"
                        + " one, FF 06 00 00 73 4E 61 50 70 59. Each needs its own reader, and some"
                        + " of Kafka, Hadoop and Parquet add lengths of their own.")
                .look(new Clue.Start())
                .remedies("Raw: Snappy.uncompress; 82 53: SnappyInputStream; FF 06:" + " SnappyFramedInputStream.");
    }

    private static Symptom lz4() {
        return Symptom.of("lz4", "lz4-java", "These bytes were not packed by LZ4 in this form")
                .example("net.jpountz.lz4.LZ4Exception: Error decoding offset 5 of input buffer")
                .says("Error decoding offset \\d{1,12} of input buffer|"
                        + "Malformed input at \\d{1,12}|Invalid or unsupported frame descriptor|"
                        + "Stream (?:unsupported|frame descriptor corrupted)|(?:Block|"
                        + "Content) checksum mismatch|Dependent block stream is unsupported|"
                        + "Block size \\d{1,12} exceeded max")
                .why("LZ4 has a raw block, which has no header and whose length must be"
                        + " known; a frame, 04 22 4D 18; and lz4-java's LZ4Block. A reader of one"
                        + " does not read another, and a raw block needs its exact length.")
                .look(new Clue.Start())
                .remedies(
                        "Frame: LZ4FrameInputStream; `LZ4Block`: LZ4BlockInputStream; raw: a"
                                + " decompressor with the right lengths.",
                        "linked (dependent) blocks are not read by lz4-java: write with" + " independent ones.");
    }

    private static Symptom zstdSize() {
        return Symptom.of("zstd-size", "zstd-jni", "A zstd frame does not say its size, or is damaged")
                .example("com.github.luben.zstd.ZstdException: Destination buffer is too small")
                .says("ZstdException: [^\\n]{1,120}|"
                        + "ZstdIOException: (?!Unknown frame descriptor)[^\\n]{1,120}|"
                        + "Content size is unknown|Data corruption detected|"
                        + "Restored data doesn't match checksum|Dictionary mismatch|"
                        + "Src size is incorrect")
                .why("A frame may leave out the size of what is inside, as streams do; then a"
                        + " buffer cannot be made of it. `Dictionary mismatch` needs the dictionary"
                        + " that the writer had, `Src size is incorrect` means that the frame was"
                        + " cut, the others that it was changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read with ZstdInputStream instead of Zstd.decompress.",
                        "Give the reader the dictionary whose number is in the frame's" + " header: here it is shown.");
    }
}
