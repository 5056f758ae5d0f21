package dev.hexplain.decoders.mongodb;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.MongoClientSettings;
import com.mongodb.MongoCompressor;
import com.mongodb.ServerAddress;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import dev.hexplain.decode.Message;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.testing.Decoded;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What MongoDB's own driver says to a server, and reads in what that answers. */
class DriverTest {
    private static final MongoDb MONGODB = new MongoDb(new Bson());

    private static MongoClientSettings settings(int port, boolean compressed) {
        return MongoClientSettings.builder()
                .applyToClusterSettings(cluster -> cluster.hosts(List.of(new ServerAddress("127.0.0.1", port)))
                        .serverSelectionTimeout(60, TimeUnit.SECONDS))
                .compressorList(compressed ? List.of(MongoCompressor.createZlibCompressor()) : List.of())
                .retryWrites(false)
                .build();
    }

    /** The connection that commands passed, not those on which the driver watches the server. */
    private static FakeServer.Connection talk(boolean compressed) throws IOException {
        try (FakeServer server = new FakeServer()) {
            try (MongoClient client = MongoClients.create(settings(server.port(), compressed))) {
                MongoCollection<Document> orders = client.getDatabase("trading").getCollection("orders");
                orders.insertMany(List.of(
                        new Document("_id", 7).append("side", "BUY").append("price", 101.25),
                        new Document("_id", 8).append("tags", List.of("a", "b"))));
                if (!compressed) {
                    Document found = orders.find(new Document("side", "BUY")).first();
                    assertThat(found).isEqualTo(new Document("_id", 7).append("side", "BUY"));
                }
            }
            return server.connections().stream()
                    .filter(each -> titles(each.asked()).contains("insert orders"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static List<String> titles(byte[] flow) {
        return Decoded.of(MONGODB, flow).titles();
    }

    @Test
    void commands_have_their_names_and_documents() throws IOException {
        FakeServer.Connection talk = talk(false);
        Decoded asked = Decoded.of(MONGODB, talk.asked());
        assertThat(asked.issues()).isEmpty();
        assertThat(asked.isWhole()).isTrue();
        assertThat(asked.titles()).contains("insert orders", "find orders");
        String insert = "message[%d].sections.section".formatted(asked.titles().indexOf("insert orders"));
        assertThat(asked.value(insert + "[0].document.$db")).isEqualTo("\"trading\"");
        assertThat(asked.value(insert + "[1].identifier")).isEqualTo("\"documents\"");
        assertThat(asked.value(insert + "[1].documents.document[0].price")).isEqualTo("101.25");
        assertThat(asked.value(insert + "[1].documents.document[1].tags[1]")).isEqualTo("\"b\"");
        String find = "message[%d].sections.section".formatted(asked.titles().indexOf("find orders"));
        assertThat(asked.value(find + "[0].document.filter.side")).isEqualTo("\"BUY\"");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void each_reply_answers_a_request(boolean compressed) throws IOException {
        FakeServer.Connection talk = talk(compressed);
        Decoded asked = Decoded.of(MONGODB, talk.asked());
        Decoded answered = Decoded.of(MONGODB, talk.answered());
        assertThat(answered.issues()).isEmpty();
        assertThat(answered.isWhole()).isTrue();
        List<String> requests = correlations(asked, Message.Kind.REQUEST);
        assertThat(requests).hasSizeGreaterThan(1);
        assertThat(correlations(answered, Message.Kind.RESPONSE)).isEqualTo(requests);
    }

    @Test
    void what_the_driver_compressed_is_unpacked() throws IOException {
        Decoded asked = Decoded.of(MONGODB, talk(true).asked());
        assertThat(asked.issues()).isEmpty();
        String insert = "message[%d]".formatted(asked.titles().indexOf("insert orders"));
        assertThat(asked.value(insert + ".compressorId")).startsWith("zlib");
        assertThat(asked.isWhole()).isTrue();
    }

    private static List<String> correlations(Decoded flow, Message.Kind kind) {
        List<String> all = new ArrayList<>();
        for (int number = 0; flow.has("message[%d]".formatted(number)); number++) {
            Message message = flow.message("message[%d]".formatted(number));
            assertThat(message.kind()).isEqualTo(kind);
            all.add(message.correlation());
        }
        return all;
    }
}
