package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** Serializes the list of capture interfaces in the index. */
final class InterfaceList {
    private static final String NAME = "interfaces";

    private InterfaceList() {}

    static void write(TreeStorage storage, List<CaptureInterface> interfaces) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            for (CaptureInterface one : interfaces) {
                out.writeInt(one.section());
                out.writeInt(one.linkType());
                out.writeLong(one.snaplen());
                out.writeUTF(one.name());
                out.writeUTF(one.description());
                out.writeLong(one.resolution());
                out.writeLong(one.block().offset());
                out.writeLong(one.block().length());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("An array cannot be written", e);
        }
        TreeStorage.Blob blob = storage.blob(NAME);
        blob.append(bytes.toByteArray());
        blob.seal();
    }

    static List<CaptureInterface> read(TreeStorage storage) {
        byte[] bytes = storage.blob(NAME).whole().toArray(ValueLayout.JAVA_BYTE);
        List<CaptureInterface> interfaces = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            while (in.available() > 0) {
                interfaces.add(read(in, interfaces.size()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The index of a capture lists its interfaces in another way", e);
        }
        return interfaces;
    }

    private static CaptureInterface read(DataInputStream in, int number) throws IOException {
        int section = in.readInt();
        int linkType = in.readInt();
        long snaplen = in.readLong();
        String name = in.readUTF();
        String description = in.readUTF();
        long resolution = in.readLong();
        Range block = new Range(in.readLong(), in.readLong());
        return new CaptureInterface(number, section, linkType, snaplen, name, description, resolution, block);
    }
}
