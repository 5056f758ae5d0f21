package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** Class files with as many fields as the format allows: small in an archive, and much to say of. */
@Slow
class HugeClassFilesTest extends WithSharedServer {
    private static final int CLASSES = 6;
    private static final int FIELDS = 20_000;

    /** Descriptors without fields, each a content of the stream. */
    private static byte[] stream() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        out.writeShort(ObjectStreamConstants.STREAM_VERSION);
        for (int i = 0; i < CLASSES; i++) {
            out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
            out.writeUTF("Huge" + i);
            out.writeLong(1);
            out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
            out.writeShort(0);
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
            out.writeByte(ObjectStreamConstants.TC_NULL);
        }
        return bytes.toByteArray();
    }

    private static byte[] archive() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(9);
            for (int i = 0; i < CLASSES; i++) {
                zip.putNextEntry(new ZipEntry("Huge" + i + ".class"));
                zip.write(huge("Huge" + i));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] huge(String name) {
        return ClassFile.of().build(ClassDesc.of(name), built -> {
            built.withInterfaceSymbols(List.of(ClassDesc.of("java.io.Serializable")));
            for (int i = 0; i < FIELDS; i++) {
                built.withField("f" + Integer.toString(i, 36), ConstantDescs.CD_int, ACC_PRIVATE);
            }
        });
    }

    @Test
    void an_answer_about_them_is_bounded_and_says_that_there_is_more() throws IOException {
        String dump = json(running.upload("?name=huge", stream())).get("id").asText();
        String tree = json(running.decode(dump, "{}")).get("id").asText();

        byte[] archive = archive();
        HttpResponse<byte[]> answer =
                running.send(running.request("/api/v1/trees/" + tree + "/classes/compare?name=huge.jar")
                        .POST(BodyPublishers.ofByteArray(archive)));

        assertThat(answer.statusCode())
                .as(new String(answer.body(), 0, Math.min(500, answer.body().length)))
                .isEqualTo(200);
        assertThat(answer.body().length).isLessThan(16 << 20);
        JsonNode classes = json(answer).get("classes");
        assertThat(classes).hasSize(CLASSES);
        assertThat(classes.findValuesAsText("outcome")).containsOnly("fails");
        assertThat(classes.get(CLASSES - 1).at("/verdict/notes").toString()).contains("Not everything is listed");
    }
}
