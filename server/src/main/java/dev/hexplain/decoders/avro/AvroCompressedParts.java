package dev.hexplain.decoders.avro;

import dev.hexplain.decode.CompressedParts;
import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Container files whose blocks are as they are before their codec compresses them. */
final class AvroCompressedParts implements CompressedParts {
    /** The name of no codec, with its length. */
    private static final byte[] NO_CODEC = {8, 'n', 'u', 'l', 'l'};

    @Override
    public byte[] unpacked(FieldTree packed) throws IOException {
        AvroContainerFile file = file(packed);
        String codec = codec(file);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(file.bytes(0, file.codec().offset()));
        out.writeBytes(NO_CODEC);
        out.writeBytes(behindCodec(file));
        for (AvroContainerFile.Block block : file.blocks()) {
            byte[] data = unpacked(codec, file.bytes(block.data()), MOST - out.size());
            file.write(file.bytes(block.count()), data, out);
        }
        return out.toByteArray();
    }

    @Override
    public byte[] packed(FieldTree packed, FieldTree after) throws IOException {
        AvroContainerFile file = file(packed);
        AvroContainerFile changed = file(after);
        if (!isSameHeader(file, changed)
                || file.blocks().size() != changed.blocks().size()) {
            throw new IOException("the header of a compressed container is changed apart from its values");
        }
        String codec = codec(file);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(file.bytes(0, file.header().end()));
        for (int i = 0; i < file.blocks().size(); i++) {
            AvroContainerFile.Block before = file.blocks().get(i);
            AvroContainerFile.Block now = changed.blocks().get(i);
            byte[] count = changed.bytes(now.count());
            byte[] data = changed.bytes(now.data());
            boolean same = Arrays.equals(file.bytes(before.count()), count)
                    && Arrays.equals(unpacked(codec, file.bytes(before.data()), MOST), data);
            if (same) {
                out.writeBytes(file.bytes(before.whole()));
            } else {
                file.write(count, AvroBlockCodec.pack(codec, data), out);
            }
        }
        return out.toByteArray();
    }

    private static AvroContainerFile file(FieldTree tree) throws IOException {
        if (tree.source().length() > MOST) {
            throw new IOException("there are more than %,d bytes".formatted(MOST));
        }
        return AvroContainerFile.of(tree);
    }

    /** The name behind its length, which is one byte: no codec has a name of 64 characters. */
    private static String codec(AvroContainerFile file) {
        byte[] sized = file.bytes(file.codec());
        return new String(sized, 1, sized.length - 1, StandardCharsets.UTF_8);
    }

    private static byte[] behindCodec(AvroContainerFile file) {
        return file.bytes(file.codec().end(), file.header().end());
    }

    private static byte[] unpacked(String codec, byte[] data, long most) throws IOException {
        Unpacked made = AvroBlockCodec.unpack(codec, data, (packing, packed) -> packing.unpack(packed, most, _ -> {}));
        if (!made.isWhole()) {
            throw new IOException(made.error());
        }
        return made.bytes();
    }

    /** But for the codec, which the bytes of one do not have. */
    private static boolean isSameHeader(AvroContainerFile one, AvroContainerFile other) {
        return Arrays.equals(
                        one.bytes(0, one.codec().offset()),
                        other.bytes(0, other.codec().offset()))
                && Arrays.equals(behindCodec(one), behindCodec(other));
    }
}
