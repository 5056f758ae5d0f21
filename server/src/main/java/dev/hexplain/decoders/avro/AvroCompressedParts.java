package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.CompressedParts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Container files whose blocks are as they are before their codec compresses them. */
final class AvroCompressedParts implements CompressedParts {
    private static final byte[] NO_CODEC = {8, 'n', 'u', 'l', 'l'};

    @Override
    public byte[] unpacked(Source packed, long offset) throws IOException {
        AvroContainerFile file = file(packed, offset);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(file.bytes(), 0, file.codecFrom());
        out.writeBytes(NO_CODEC);
        out.write(file.bytes(), file.codecEnd(), file.headerEnd() - file.codecEnd());
        for (AvroContainerFile.Block block : file.blocks()) {
            byte[] data = unpacked(file, block, MOST - out.size());
            file.write(block.count(), data, out);
        }
        return out.toByteArray();
    }

    @Override
    public byte[] packed(Source packed, long offset, Source after) throws IOException {
        AvroContainerFile file = file(packed, offset);
        AvroContainerFile changed = file(after, offset);
        if (!isSameHeader(file, changed)
                || file.blocks().size() != changed.blocks().size()) {
            throw new IOException("the header of a compressed container is changed apart from its values");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(file.bytes(), 0, file.headerEnd());
        for (int i = 0; i < file.blocks().size(); i++) {
            AvroContainerFile.Block before = file.blocks().get(i);
            AvroContainerFile.Block now = changed.blocks().get(i);
            byte[] data = changed.data(now);
            if (before.count() == now.count() && Arrays.equals(unpacked(file, before, MOST), data)) {
                out.write(file.bytes(), before.from(), before.end() - before.from());
            } else {
                file.write(now.count(), AvroBlockCodec.pack(file.codec(), data), out);
            }
        }
        return out.toByteArray();
    }

    private static AvroContainerFile file(Source source, long offset) throws IOException {
        if (source.length() > MOST) {
            throw new IOException("there are more than %,d bytes".formatted(MOST));
        }
        return AvroContainerFile.read(source.copy(0, (int) source.length()), (int) offset);
    }

    private static byte[] unpacked(AvroContainerFile file, AvroContainerFile.Block block, long most)
            throws IOException {
        try {
            return AvroBlockCodec.unpack(file.codec(), file.data(block), most);
        } catch (AvroBlockCodec.Failure failure) {
            throw new IOException(failure);
        }
    }

    /** But for the codec, which the bytes of one do not have. */
    private static boolean isSameHeader(AvroContainerFile one, AvroContainerFile other) {
        return Arrays.equals(one.bytes(), 0, one.codecFrom(), other.bytes(), 0, other.codecFrom())
                && Arrays.equals(
                        one.bytes(),
                        one.codecEnd(),
                        one.headerEnd(),
                        other.bytes(),
                        other.codecEnd(),
                        other.headerEnd());
    }
}
