package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;
import java.util.Locale;

/** Exception messages of PostgreSQL, Hibernate and Quartz about binary columns. */
final class DatabaseSymptoms {
    private DatabaseSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                hibernate(),
                pgByteaNumber(),
                pgTextNumber(),
                pgNullByte(),
                pgByteaSyntax(),
                pgColumnType(),
                pgProtocol(),
                dataTruncation(),
                hibernateCache(),
                quartzJobData(),
                luceneHeader(),
                luceneChecksum(),
                mysqlPacket(),
                cassandraVersion());
    }

    private static Symptom hibernate() {
        return Symptom.of(
                        "hibernate-deserialize",
                        "Hibernate",
                        "A column or a cached entity is no Java stream of its class")
                .example("org.hibernate.type.SerializationException: could not deserialize")
                .says("SerializationException: could not deserialize")
                .general()
                .why(
                        "A property that Hibernate has no other type for is a Java serialization stream in a binary column, and so are"
                                + " entries of the second-level cache. The bytes are none, since the mapping of the property changed or"
                                + " another program wrote them, or a class of theirs has changed.")
                .look(new Clue.Start())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "SELECT the column as hexadecimal digits, and paste these: AC ED 00 05 begins a stream.",
                        "Map the property with a converter (AttributeConverter, @JdbcTypeCode(SqlTypes.JSON)) whose form does not"
                                + " change with classes; convert the rows that are there.");
    }

    private static Symptom pgByteaNumber() {
        return Symptom.of("pg-bytea-number", "PostgreSQL", "A bytea column is read as a number of a large object")
                .example("org.postgresql.util.PSQLException: Bad value for type long : \\x230d0a")
                .says("Bad value for type (?:long|int|byte|BigDecimal|double|short|"
                        + "float) ?: ?\\\\x([0-9a-f]{2,32})")
                .showsHex()
                .why("\\x and hex digits are how PostgreSQL writes bytea as text. The mapping"
                        + " says BLOB (@Lob on byte[]), for which the driver reads the column as a"
                        + " number, the OID of a large object in pg_largeobject; but the column is"
                        + " bytea and holds the bytes themselves.")
                .look(new Clue.Start())
                .remedies(
                        "Map byte[] without @Lob, or with @JdbcTypeCode(SqlTypes.VARBINARY);"
                                + " read with getBytes() instead of getBlob().",
                        "Or change the column to oid, with the bytes in large objects.");
    }

    private static Symptom pgTextNumber() {
        return Symptom.of("pg-text-number", "PostgreSQL", "A text column is read as a number of a large object")
                .example("org.postgresql.util.PSQLException: Bad value for type long :" + " rO0ABXNyABFqYXZhLnV0aWwu")
                .says("Bad value for type (long|int|byte|short|BigDecimal|double|float|"
                        + "timestamp/date/time|UUID) ?: ?((?!\\\\x)[^\\n]{0,200})")
                .bytes(found -> MessageBytes.ofText(found.group(2)))
                .why("The driver was asked for a number (getLong, or getClob and getBlob,"
                        + " which read an OID) and found this text. With @Lob on a String the"
                        + " mapping says CLOB, and the column is text or varchar: the text itself"
                        + " is in it.")
                .look(new Clue.Start())
                .remedies(
                        "Map the String without @Lob, with @Column(columnDefinition = \"text\")" + " or length.",
                        "If the text is Base64 (rO0A is Java serialization) or hex, decode it"
                                + " and open the bytes here.");
    }

    private static Symptom pgNullByte() {
        return Symptom.of("pg-null-byte", "PostgreSQL", "A text contains the byte 00")
                .example("org.postgresql.util.PSQLException: ERROR: invalid byte sequence for"
                        + " encoding \"UTF8\": 0x00")
                .says("invalid byte sequence for encoding \"?(\\w{1,20})\"?: ((?:0x[0-9a-f]{2} "
                        + "?){1,6})|unsupported Unicode escape sequence|"
                        + "\\\\u0000 cannot be converted to text")
                .bytes(found -> found.group(2) == null
                        ? ""
                        : MessageBytes.ofHex(
                                found.group(2).toLowerCase(Locale.ROOT).replaceAll("0x| ", "")))
                .why("PostgreSQL keeps no NUL, U+0000, in text, varchar or jsonb, and checks"
                        + " that text is valid in its encoding. With 0x00 it is a text with a NUL"
                        + " (often binary data in a String); with 0xac 0xed it is a Java"
                        + " serialization stream in a text column; other bytes are another"
                        + " encoding, such as ISO 8859-1.")
                .look(new Clue.Start())
                .remedies(
                        "Keep binary data in bytea, or as Base64 in text.",
                        "Remove U+0000 from texts: text.replace(\"\\u0000\", \"\").");
    }

    private static Symptom pgByteaSyntax() {
        return Symptom.of("pg-bytea-syntax", "PostgreSQL", "A text is no bytea")
                .example("org.postgresql.util.PSQLException: ERROR: invalid input syntax for type" + " bytea")
                .says("invalid input syntax for type bytea|invalid hexadecimal d(?:igit|"
                        + "ata)[^\\n]{0,60}|"
                        + "Invalid character \\S{1,4} at index \\d{1,12} in bytea hex value|"
                        + "invalid input syntax for type oid")
                .why("A bytea is written \\x with hex digits, or in the old form with octal"
                        + " escapes (\\254\\355). A backslash that is no such escape, or an odd"
                        + " number of digits, is neither: the text was escaped twice or not at all.")
                .look(new Clue.Start())
                .remedies(
                        "Pass bytes as a parameter (setBytes) instead of text in the SQL.",
                        "decode('…', 'hex') or decode('…', 'base64') for texts.");
    }

    private static Symptom pgColumnType() {
        return Symptom.of("pg-column-type", "PostgreSQL", "The column has another type than the value")
                .example("org.postgresql.util.PSQLException: ERROR: column \"payload\" is of type"
                        + " bytea but expression is of type oid")
                .says("column \"([^\"\\n]{1,100})\" is of type (bytea|oid|jsonb?|uuid|"
                        + "text) but expression is of type (\\w[\\w ]{0,40})|"
                        + "(?:operator does not exist|cannot cast type)[^\\n]{0,40}?(?:bytea|oid)|"
                        + "function lower\\(bytea\\) does not exist")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : "the column is %s, the value was sent as %s".formatted(found.group(2), found.group(3)))
                .why("The driver names a type for each parameter: setBlob and @Lob say oid,"
                        + " setBytes and a null without a type say bytea, a String says varchar."
                        + " With bytea where a text is compared, a parameter was null or an object"
                        + " that Hibernate writes as a Java serialization stream because it knows"
                        + " no type for it.")
                .remedies(
                        "Map with the column's type: @JdbcTypeCode(SqlTypes.VARBINARY),"
                                + " SqlTypes.JSON, SqlTypes.UUID; no @Lob for bytea.",
                        "CAST(:name AS text) where a parameter may be null.");
    }

    private static Symptom pgProtocol() {
        return Symptom.of("pg-protocol", "PostgreSQL", "The connection's messages are out of step")
                .example("org.postgresql.util.PSQLException: Unknown Response Type \\u0000.")
                .says("Unknown Response Type (\\S{1,6})|"
                        + "Protocol error\\.  ?Session setup failed|"
                        + "Unexpected packet type(?: during \\w{1,20})?: ?(\\d{1,4})|"
                        + "Bind message length (\\d{1,12}) too long")
                .why("Each message of PostgreSQL's protocol begins with a letter and its"
                        + " length. What came is none: a proxy or TLS on one side only, a"
                        + " connection that two threads use, or an interrupted one that was used"
                        + " again. `Bind message` is too long for its four bytes of length: more"
                        + " than 1 GB of parameters.")
                .look(new Clue.Start())
                .remedies(
                        "Check port, sslmode and what is between.",
                        "Stream large values with setBinaryStream, or split them.");
    }

    private static Symptom dataTruncation() {
        return Symptom.of("data-truncation", "JDBC", "The value is longer than the column")
                .example("com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data truncation: Data"
                        + " too long for column 'SESSION_DATA' at row 1")
                .says("Data too long for column '([^'\\n]{1,100})'|"
                        + "value too long for type (character varying|character|"
                        + "varchar)\\((\\d{1,9})\\)|ORA-12899|"
                        + "String or binary data would be truncated|"
                        + "Packet for query is too large \\((\\d{1,12}) >")
                .why("Serialized objects grow with what they refer to; a BLOB of MySQL holds"
                        + " 65535 bytes, VARBINARY what it declares. Databases that only warn cut"
                        + " the value: it then ends in the middle when it is read.")
                .look(new Clue.End())
                .remedies(
                        "MEDIUMBLOB or LONGBLOB (MySQL), bytea (PostgreSQL), BLOB (Oracle);"
                                + " max_allowed_packet for the packet.",
                        "Open a value here and look what makes it large: often an object that"
                                + " was not meant to be in it.");
    }

    private static Symptom hibernateCache() {
        return Symptom.of("hibernate-cache", "Hibernate", "An entry of the second-level cache cannot be read")
                .example("org.hibernate.cache.CacheException: java.lang.ClassCastException: class"
                        + " org.hibernate.cache.spi.entry.StandardCacheEntryImpl cannot be cast to"
                        + " class org.hibernate.cache.spi.entry.CollectionCacheEntry")
                .says("org\\.hibernate\\.cache\\.[\\w.]{0,60}(?:CacheException|CacheEntry)|"
                        + "Could not write to cache|hibernate\\.cache[\\w.]{0,60} cannot be cast")
                .why("The cache keeps entities taken apart (StandardCacheEntryImpl, with the"
                        + " values of their columns), collections and queries. Entries of another"
                        + " version of Hibernate or of the entity do not fit, and two regions with"
                        + " one name mix theirs.")
                .look(new Clue.Start())
                .remedies(
                        "Empty the cache after each update of Hibernate or of an entity.",
                        "Give each application its own prefix of regions" + " (hibernate.cache.region_prefix).");
    }

    private static Symptom quartzJobData() {
        return Symptom.of("quartz-job-data", "Quartz", "The data of a job cannot be read or written")
                .example("org.quartz.JobPersistenceException: Couldn't retrieve job because the"
                        + " BLOB couldn't be deserialized: null")
                .says("Couldn't (?:retrieve|"
                        + "acquire)[^\\n]{1,60}?(?:BLOB couldn't be deserialized|"
                        + "because a required class was not found|next trigger)|"
                        + "Unable to serialize JobDataMap for insertion into database because the v"
                        + "alue of property '([^'\\n]{1,100})' is not serializable|"
                        + "JobDataMap values must be Strings when the 'useProperties' property is s"
                        + "et|Couldn't store (?:job|trigger)")
                .general()
                .why("Quartz keeps the JobDataMap, calendars and blob triggers as Java"
                        + " serialization in the columns JOB_DATA, CALENDAR and BLOB_DATA. A class"
                        + " of it is missing or changed, it holds something that is not"
                        + " Serializable, or the column or the driver delegate does not fit the"
                        + " database (PostgreSQLDelegate for bytea).")
                .look(new Clue.Start())
                .remedies(
                        "org.quartz.jobStore.useProperties=true, with Strings only in the" + " JobDataMap.",
                        "Set driverDelegateClass to the database's; SELECT JOB_DATA as hex and" + " open it here.",
                        "Delete and schedule again the jobs whose classes are gone.");
    }

    private static Symptom luceneHeader() {
        return Symptom.of("lucene-header", "Lucene", "A file of an index does not begin or end as Lucene writes it")
                .example(
                        "org.apache.lucene.index.CorruptIndexException: codec header mismatch: actual header=0 vs expected header=1071082519")
                .says(
                        "codec (?:header|footer) mismatch(?: \\(file truncated\\?\\))?: actual (?:header|footer)=(-?\\d{1,10})|misplaced codec footer|codec mismatch: actual codec=")
                .showsNumber()
                .why(
                        "Files of Lucene begin with 3F D7 6C 17 and the name of their codec, and end with C0 28 93 E8 and a checksum. Zeros are a file that was allocated and not written before a crash; anything else is another file or a damaged one.")
                .look(new Clue.Start())
                .remedies(
                        "Restore the shard from a replica or a snapshot.",
                        "CheckIndex says which segments are whole; -exorcise removes the others with their documents.");
    }

    private static Symptom luceneChecksum() {
        return Symptom.of("lucene-checksum", "Lucene", "The checksum of an index file differs")
                .example(
                        "org.apache.lucene.index.CorruptIndexException: checksum failed (hardware problem?) : expected=6f3b1f4b actual=9a01c2d3")
                .says("checksum failed \\(hardware problem\\?\\)|checksum status indeterminate")
                .why(
                        "The CRC-32 at the end of the file is not that of its bytes: they were changed after they were written.")
                .look(new Clue.End())
                .remedies("Look for faults of the disk or of memory, and restore from a replica.");
    }

    private static Symptom mysqlPacket() {
        return Symptom.of("mysql-packet", "MySQL", "A packet is larger than the server or the driver takes")
                .example(
                        "com.mysql.cj.jdbc.exceptions.PacketTooBigException: Packet for query is too large (5,524,289 > 4,194,304). You can change this value on the server by setting the max_allowed_packet variable.")
                .says("Packet for query is too large \\([\\d,]{1,16} > [\\d,]{1,16}\\)")
                .why(
                        "A statement with its values goes to MySQL as one packet; a serialized object in a BLOB makes it long.")
                .remedies(
                        "Raise max_allowed_packet on the server and in the driver.",
                        "Look here which field of the object is large, and compress or split it.");
    }

    private static Symptom cassandraVersion() {
        return Symptom.of("cassandra-version", "Cassandra", "A frame is of no version that is known")
                .example(
                        "org.apache.cassandra.transport.ProtocolException: Invalid or unsupported protocol version (71); the lowest supported version is 3 and the greatest is 5")
                .says("Invalid or unsupported protocol version \\((\\d{1,3})\\)")
                .showsByte()
                .why(
                        "The first byte of a frame is its version. 71 is `G` and 22 the start of TLS (16): something else speaks to this port.")
                .look(new Clue.Start())
                .remedies("Look who connects: a health check by HTTP, or a client that uses TLS.");
    }
}
