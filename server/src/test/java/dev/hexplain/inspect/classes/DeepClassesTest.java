package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.view.ClassesView;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import org.junit.jupiter.api.Test;

/** Classes with very many superclasses. */
class DeepClassesTest {
    private static byte[] stream(int superclasses) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
            out.writeShort(ObjectStreamConstants.STREAM_VERSION);
            out.write(ObjectStreamConstants.TC_OBJECT);
            for (int level = 0; level <= superclasses; level++) {
                out.write(ObjectStreamConstants.TC_CLASSDESC);
                out.writeUTF("Class" + level);
                out.writeLong(level);
                out.write(ObjectStreamConstants.SC_SERIALIZABLE);
                out.writeShort(0);
                out.write(ObjectStreamConstants.TC_ENDBLOCKDATA);
            }
            out.write(ObjectStreamConstants.TC_NULL);
        }
        return bytes.toByteArray();
    }

    private static ClassesView classes(int superclasses) throws IOException {
        JavaSerialization decoder = new JavaSerialization();
        Source source = Source.ofBytes("stream", stream(superclasses));
        try (var tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
                GivenClasses jdk = GivenClasses.jdk()) {
            return ClassesOfStream.of(tree, decoder).view(jdk, 1);
        }
    }

    @Test
    void say_how_many_of_them_are_looked_at() throws IOException {
        assertThat(classes(1000).notes()).isEmpty();
        assertThat(classes(1001).notes())
                .containsExactly("Of the superclasses of `Class0`, the first 1,000 are looked at.");
        assertThat(classes(1001).complete()).isFalse();
    }
}
