package dev.hexplain.ksy.read;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Reads byte arrays from YAML: a string, or a list of integers and strings. */
final class BytesReader {
    private BytesReader() {}

    static byte[] read(YamlPart part) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (part.isList()) {
            part.items().forEach(item -> add(item, bytes));
        } else if (part.is(Yaml.ScalarKind.INTEGER)) {
            part.error("expected a text, or a list such as [" + part.written() + "], found integer " + part.written());
        } else {
            bytes.writeBytes(part.written().getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static void add(YamlPart item, ByteArrayOutputStream to) {
        if (item.is(Yaml.ScalarKind.INTEGER)) {
            to.write((int) item.integer(0, 255, 0));
        } else {
            to.writeBytes(item.written().getBytes(StandardCharsets.UTF_8));
        }
    }
}
