package dev.hexplain.decoders.avro;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the parts of a container file are.
 *
 * @param codecFrom where the length of the codec's name begins
 * @param codecEnd behind the name
 * @param headerEnd behind the sync marker
 */
record AvroContainerFile(byte[] bytes, String codec, int codecFrom, int codecEnd, int headerEnd, List<Block> blocks) {
    private static final int MAGIC_LENGTH = 4;
    private static final int SYNC_LENGTH = 16;

    /**
     * A block with its sync marker.
     *
     * @param count how many objects it has
     * @param data where they begin
     */
    record Block(int from, long count, int data, int end) {}

    /** @throws IOException where there is no file, or no codec, or it is cut */
    static AvroContainerFile read(byte[] bytes, int offset) throws IOException {
        try {
            return new Reading(bytes, offset + MAGIC_LENGTH).file();
        } catch (IndexOutOfBoundsException | IllegalArgumentException cut) {
            throw new IOException("the container file is cut or damaged", cut);
        }
    }

    byte[] data(Block block) {
        return Arrays.copyOfRange(bytes, block.data, block.end - SYNC_LENGTH);
    }

    /** Writes a block of this file. */
    void write(long count, byte[] data, ByteArrayOutputStream out) {
        writeLong(count, out);
        writeLong(data.length, out);
        out.writeBytes(data);
        out.write(bytes, headerEnd - SYNC_LENGTH, SYNC_LENGTH);
    }

    /** Zigzag, seven bits a byte, the lowest first ("Binary Encoding"). */
    private static void writeLong(long number, ByteArrayOutputStream out) {
        long rest = number << 1 ^ number >> Long.SIZE - 1;
        for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
            out.write((int) (rest & 0x7F | 0x80));
        }
        out.write((int) rest);
    }

    /** Reads a file from its metadata on. */
    private static final class Reading {
        private final byte[] bytes;
        private int pos;
        private String codec = "";
        private int codecFrom;
        private int codecEnd;

        Reading(byte[] bytes, int pos) {
            this.bytes = bytes;
            this.pos = pos;
        }

        AvroContainerFile file() throws IOException {
            metadata();
            if (codec.isEmpty()) {
                throw new IOException("the container file names no codec");
            }
            skip(SYNC_LENGTH);
            int headerEnd = pos;
            List<Block> blocks = new ArrayList<>();
            while (pos < bytes.length) {
                blocks.add(block());
            }
            return new AvroContainerFile(bytes, codec, codecFrom, codecEnd, headerEnd, List.copyOf(blocks));
        }

        private void metadata() throws IOException {
            for (long count = number(); count != 0; count = number()) {
                if (count < 0) {
                    number();
                }
                for (long left = Math.abs(count); left > 0; left--) {
                    entry();
                }
            }
        }

        private void entry() throws IOException {
            String key = text();
            int from = pos;
            String value = text();
            if (key.equals("avro.codec")) {
                codec = value;
                codecFrom = from;
                codecEnd = pos;
            }
        }

        private Block block() throws IOException {
            int from = pos;
            long count = number();
            long size = number();
            int data = pos;
            skip(size);
            skip(SYNC_LENGTH);
            return new Block(from, count, data, pos);
        }

        private String text() throws IOException {
            long length = number();
            int from = pos;
            skip(length);
            return new String(bytes, from, pos - from, StandardCharsets.UTF_8);
        }

        private void skip(long length) throws IOException {
            if (length < 0 || length > bytes.length - pos) {
                throw new EOFException("the container file is cut at " + bytes.length);
            }
            pos += (int) length;
        }

        private long number() {
            long zigzag = 0;
            int shift = 0;
            for (; bytes[pos] < 0 && shift < Long.SIZE; shift += 7) {
                zigzag |= (bytes[pos++] & 0x7FL) << shift;
            }
            zigzag |= (long) bytes[pos++] << shift;
            return zigzag >>> 1 ^ -(zigzag & 1);
        }
    }
}
