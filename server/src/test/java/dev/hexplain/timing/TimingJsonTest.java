package dev.hexplain.timing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.ClassTrait;
import dev.hexplain.codecs.definitions.DefinedField;
import dev.hexplain.codecs.definitions.ListedField;
import dev.hexplain.codecs.objects.ObjectCopy;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimingJsonTest {
    private static final JsonMapper JSON = TimingJson.mapper();

    @Test
    void classes_of_all_kinds_are_read_as_they_were_written() throws IOException {
        List<DefinedField> fields = List.of(
                new DefinedField("id", "J").with(Modifier.FINAL),
                new DefinedField("tags", "Ljava/util/List;").withSignature("Ljava/util/List<Ljava/lang/String;>;"));
        ClassDefinition plain = ClassDefinition.of("com.acme.Order", Long.MIN_VALUE, fields);
        List<ClassDefinition> all = List.of(
                plain.with(ClassTrait.EXTERNAL_FIELDS)
                        .implementing("com.acme.Priced")
                        .inPackage(),
                plain.as(new Kind.Plain(-1, true)).withSignature("<T:Ljava/lang/Object;>Ljava/lang/Object;"),
                plain.as(new Kind.Listing(7, List.of(new ListedField("id", "J", true)))),
                plain.as(new Kind.External(7)).extending("com.acme.Base"),
                plain.as(new Kind.Replaced(1, "com.acme.Proxy")),
                plain.as(new Kind.Replacement(1, "com.acme.Order")),
                ClassDefinition.ofRecord("com.acme.Item", fields),
                ClassDefinition.ofEnum("com.acme.State", List.of("OPEN", "SHUT")),
                ClassDefinition.ofInterface("com.acme.Priced"));
        TimedSubject written = new TimedSubject.OfObject(new ObjectCopy(all, new byte[] {1, -2}), 7);
        TimedSubject read = JSON.readValue(JSON.writeValueAsString(written), TimedSubject.class);
        ObjectCopy copy = ((TimedSubject.OfObject) read).copy();
        assertThat(read.elements()).isEqualTo(7);
        assertThat(copy.definitions()).isEqualTo(all);
        assertThat(copy.stream()).containsExactly(1, -2);
    }
}
