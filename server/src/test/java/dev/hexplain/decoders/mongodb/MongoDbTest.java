package dev.hexplain.decoders.mongodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class MongoDbTest {
    private static final MongoDb MONGODB = new MongoDb(new Bson());
    private static final Survival SURVIVAL = new Survival(MONGODB);

    private static byte[] sample(String name) {
        return Samples.of("network").stream()
                .filter(sample -> sample.file().endsWith("/" + name + ".bin"))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    @Test
    void the_command_of_a_message_is_a_document() {
        Decoded flow = Decoded.of(MONGODB, sample("mongodb-requests"));
        assertThat(flow.titles()).containsExactly("find orders", "insert orders");
        assertThat(flow.message("message[0]")).isEqualTo(new Message(Message.Kind.REQUEST, "find orders", "1"));
        assertThat(flow.value("message[0].sections.section[0].document.filter.side"))
                .isEqualTo("\"BUY\"");
        assertThat(flow.value("message[0].flagBits")).contains("checksumPresent");
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void documents_may_stand_in_a_section_of_their_own() {
        Decoded flow = Decoded.of(MONGODB, sample("mongodb-requests"));
        String section = "message[1].sections.section[1]";
        assertThat(flow.value(section + ".identifier")).isEqualTo("\"documents\"");
        assertThat(flow.value(section + ".documents.document[1].price")).isEqualTo("101.5");
    }

    @Test
    void a_wrong_checksum_is_an_issue() {
        byte[] flow = sample("mongodb-requests");
        flow[4] ^= 1;
        assertThat(Decoded.of(MONGODB, flow).issues()).containsExactly("The checksum of the message is wrong");
    }

    @Test
    void replies_say_what_they_answer() {
        Decoded flow = Decoded.of(MONGODB, sample("mongodb-replies"));
        assertThat(flow.message("message[0]")).isEqualTo(new Message(Message.Kind.RESPONSE, "reply", "1"));
        assertThat(flow.message("message[1]").title()).isEqualTo("error: E11000 duplicate key");
        assertThat(flow.value("message[0].sections.section[0].document.cursor.firstBatch[0]._id"))
                .isEqualTo("7");
    }

    @ParameterizedTest
    @CsvSource({"1, zlib", "2, snappy", "3, zstd"})
    void compressed_messages_are_unpacked(int number, String layer) {
        Decoded flow = Decoded.of(MONGODB, sample("mongodb-compressed"));
        String message = "message[" + number + "]";
        assertThat(flow.value(message + ".compressorId")).startsWith(layer);
        assertThat(flow.value(message + ".compressedMessage.body.sections.section[0].document.find"))
                .isEqualTo("\"orders\"");
        assertThat(flow.message(message).title()).isEqualTo("find orders");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void the_greeting_of_old_servers_is_a_query() {
        Decoded flow = Decoded.of(MONGODB, sample("mongodb-compressed"));
        assertThat(flow.titles()).startsWith("hello");
        assertThat(flow.value("message[0].documents.document[0].hello")).isEqualTo("1");
    }

    @Test
    void a_broken_document_leaves_the_next_message_readable() {
        byte[] flow = sample("mongodb-requests");
        flow[21 + 4] = 0x66;
        Decoded decoded = Decoded.of(MONGODB, flow);
        assertThat(decoded.message("message[1]").title()).isEqualTo("insert orders");
        assertThat(decoded.issues()).contains("No element has such a type");
    }

    @Test
    void a_flow_from_the_middle_begins_with_the_next_header() {
        byte[] flow = sample("mongodb-requests");
        Decoded decoded = Decoded.of(MONGODB, Arrays.copyOfRange(flow, 9, flow.length));
        assertThat(decoded.titles()).containsExactly("insert orders");
        assertThat(decoded.issues()).hasSize(1);
    }

    @Test
    void a_message_that_the_capture_ends_in_is_read_as_far_as_it_goes() {
        byte[] flow = sample("mongodb-requests");
        Decoded decoded = Decoded.of(MONGODB, Arrays.copyOf(flow, flow.length - 8));
        assertThat(decoded.value("message[1].sections.section[1].documents.document[0].price"))
                .isEqualTo("101.25");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mongodb-requests", "mongodb-replies", "mongodb-compressed"})
    void they_are_recognised(String name) {
        assertThat(MONGODB.probe(Source.ofBytes("x", sample(name)))).hasSize(1);
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        Samples.of("network").stream()
                .filter(sample -> sample.format().equals("mongodb"))
                .map(Samples.Entry::bytes)
                .forEach(bytes -> {
                    SURVIVAL.read(bytes);
                    for (int at = 0; at < bytes.length; at++) {
                        SURVIVAL.decode(Arrays.copyOf(bytes, at));
                        Survival.mutate(bytes, at, changed -> SURVIVAL.decode(bytes));
                    }
                });
    }
}
